## At the table

shares = Ações
shares-how = Construiu? Pegue uma ação de uma companhia da placa
share-next = próxima: n.° { $number }
share-number = n.° { $number }
shares-gone = acabaram
shares-dummy = Laranja
shares-count = { $count }, a partir da n.° { $lowest }
status-company-shares = Pegue uma ação de uma companhia da placa da sua rota, ou nenhuma.
action-leave-share = não pegar ação
action-take-share = pegar uma ação: { $company }
action-give-share = dar uma ação ao laranja: { $company }

## What happens

share-taken =
    { $subject ->
        [you] Você pega
        [you-again] pega
        [again] pega
       *[named] { $seat } pega
    } a ação n.° { $number }: { $company }
share-given =
    { $subject ->
        [you] Você dá
        [you-again] dá
        [again] dá
       *[named] { $seat } dá
    } ao laranja a ação n.° { $number }: { $company }
share-revealed = A ação n.° { $number } do laranja conta: { $company }

## Scores

line-company-shares = Ações

## Rules page

rules-company-shares-title = Ações
rules-company-shares-picture = Das companhias na placa de uma rota, pega-se uma ação de uma.
rules-company-shares = A placa de uma rota mostra companhias. Ao construí-la, você pode pegar a ação de cima de uma delas que ainda tenha. Pega no máximo uma, e pode desistir. No fim, cada companhia ordena quem tem ações pelo número delas e dá pontos conforme a colocação.
rules-company-shares-details = As ações são numeradas a partir de 1, e as mais baixas saem primeiro. Em números iguais, vale antes a numeração mais baixa. Todas ficam à vista, pois todos viram quem as pegou.
rules-company-shares-dummy = Com { LIST($players, type: "or") } jogadores, quem pega uma ação pega depois outra da mesma rota para um laranja, até da mesma companhia; se não restar nenhuma, ele não recebe. No fim, metade das ações do laranja, arredondada para cima, é sorteada: contam como as de mais uma pessoa, e ninguém recebe os pontos delas.
rules-company = Companhia
rules-company-shares-number = Ações
shares-ranks = Pontos por colocação

## Lesson

lesson-company-shares-what = As companhias têm pilhas de ações. Ao lado da maioria das rotas, uma placa mostra algumas companhias.
lesson-company-shares-how = Construa uma rota assim e você pode pegar a ação de cima de uma companhia da placa. Não custa nada.
lesson-company-shares-rank = No fim, quem tem mais ações de uma companhia ganha mais pontos por ela, depois vem a segunda colocação, e assim por diante. Em números iguais, decide a numeração mais baixa: chegue cedo.
lesson-company-shares-score = Companhias grandes pagam bem, mas muita gente as disputa. De uma pequena, uma só ação pode bastar.

## Terminal

mechanic-company-shares = ações
summary-company-shares = Ações: depois de construir uma rota, você pode pegar uma ação de uma companhia que ela mostra. No fim, cada companhia dá pontos por colocação: primeiro mais ações, depois a numeração mais baixa.
column-shares = ações
share-company = { $sign } { $company }
share-stack =
    { $count ->
        [one] resta { $count }
       *[other] restam { $count }
    }, paga { $points }
shares-held = { $seat }: { $count }, a partir da n.° { $lowest }
shares-of-dummy = laranja: { $count }, a partir da n.° { $lowest }
share-question = Você pode pegar uma ação de uma companhia da sua rota.
share-question-dummy = Escolha a ação para o laranja.

## Map files

map-unknown-company = não é uma companhia de mechanics.company_shares

form-company-shares-companies = Companhias
form-company-shares-shares = Ações
form-company-shares-dummy-up-to = Laranja até este número de jogadores
