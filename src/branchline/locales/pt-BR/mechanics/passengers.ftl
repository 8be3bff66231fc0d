## At the table

passengers = Passageiros
passengers-how = Construiu? Pegue um passageiro de cada ponta
passengers-score = { $points } pts
status-passengers-at = Qual passageiro de { $place } embarca?
status-passengers = Escolha o passageiro que embarca.
action-fetch = pegar um passageiro: { $passenger }
name-red-passenger = vermelho
name-green-passenger = verde
name-black-passenger = preto
name-yellow-passenger = amarelo
name-blue-passenger = azul
name-white-passenger = branco
name-orange-passenger = laranja
name-pink-passenger = rosa

## What happens

passenger-taken =
    { $subject ->
        [you] Você pega
        [you-again] pega
        [again] pega
       *[named] { $seat } pega
    } um passageiro de { $place }: { $passenger }

## Scores

line-passengers = Passageiros
tie-passengers = mais passageiros

## Rules page

rules-passengers-title = Passageiros
rules-passengers-picture = Uma rota é construída e de cada ponta embarca um passageiro.
rules-passengers = Passageiros esperam nos lugares: em geral { $each-place }, mais nas grandes cidades, sorteados antes da partida. Ao construir uma rota, você pega um de cada uma das duas pontas em que houver algum e escolhe a cor onde houver várias. No fim cada cor é classificada: pontua quem tem mais, depois quem vem em segundo. Se vários têm mais, todos ganham os pontos do primeiro e ninguém os do segundo; vários segundos ganham todos os seus. Quem não tem nenhum de uma cor não ganha nada por ela.
rules-passengers-details = Há { $each-colour } passageiros de cada cor, e todos ficam sempre à vista. Não dá para recusar. As passagens para um mesmo país dividem o seu passageiro: a primeira rota até uma delas o leva.

## Lesson

lesson-passengers-what = Passageiros de seis cores esperam no tabuleiro: um na maioria dos lugares, vários nas grandes cidades.
lesson-passengers-how = Construa uma rota e de cada ponta embarca um passageiro. Onde várias cores esperam, você escolhe.
lesson-passengers-rank = No fim cada cor paga: primeiro a quem tem mais passageiros, depois ao segundo. Todos ficam à vista, então você sempre sabe como está.
lesson-passengers-score = Chegue cedo às grandes cidades: lá você pode escolher. Uma rota entre dois lugares com passageiros traz dois de uma vez, por mais curta que seja.

## Terminal

mechanic-passengers = passageiros
summary-passengers = Passageiros: construir uma rota traz um passageiro de cada ponta. No fim pontuam a maior e a segunda maior quantidade de cada cor ({ $points }).
column-passengers = pass.
passengers-waiting = esperando
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Qual passageiro de { $place } embarca?

## Reviews and hints

reason-passengers = { $tracks } traz passageiros que valem +{ $points } pelas posições de agora.

## Map files

map-too-few-passengers = os lugares precisam de { $needed } passageiros, mas há { $there }
form-passengers-colours = Cores dos passageiros
form-passengers-each-place = Passageiros em cada lugar
form-passengers-passengers = Passageiros aqui
form-passengers-passengers-with = Passageiros compartilhados com o nome
# Words of a choice in a form.
form-word-passengers = mais passageiros
