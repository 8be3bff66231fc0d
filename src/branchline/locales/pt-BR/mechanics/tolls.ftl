# Pedágios, fichas e empréstimos.

## At the table

tolls = Pedágios
tolls-how = As fichas que sobram no fim pontuam conforme a posição: { $points }
tokens = Fichas
loans = Empréstimos
tokens-count =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
loans-count =
    { $count ->
        [one] { $count } empréstimo
       *[other] { $count } empréstimos
    }

## What happens

toll-to-bank =
    { $subject ->
        [you] Você paga
        [you-again] paga
        [again] paga
       *[named] { $seat } paga
    } { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    } ao banco; restam { $left }
toll-paid =
    { $subject ->
        [you] Você paga
        [you-again] paga
        [again] paga
       *[named] { $seat } paga
    } { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    } de pedágio; restam { $left }
toll-received =
    { $subject ->
        [you] Você recebe
        [you-again] recebe
        [again] recebe
       *[named] { $seat } recebe
    } { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    } de pedágio: { $left } ao todo
loan-taken =
    { $subject ->
        [you] Você pega
        [you-again] pega
        [again] pega
       *[named] { $seat } pega
    } um empréstimo em vez de um pedágio de { $tokens }: empréstimo número { $loans }

## Scores

line-tolls = Fichas restantes
line-loans = Empréstimos

## Rules page

rules-tolls-title = Pedágios
rules-tolls-picture = A primeira rota custa um pedágio de 3 ao banco; a segunda, 3 a quem tem a primeira.
rules-tolls =
    Cada um começa com { $start } fichas. O número ao lado de uma ligação é o pedágio. Você o paga ao construir ali: ao banco ou, se alguém já construiu a outra rota da ligação, a essa pessoa. Se não puder pagar o pedágio inteiro, você não paga nada e pega um empréstimo; construir é sempre permitido. No fim, quem não tem empréstimos é classificado pelas fichas e pontua conforme a posição. Cada empréstimo custa { $loan ->
        [one] { $loan } ponto
       *[other] { $loan } pontos
    }.
rules-tolls-details = Quem pode pagar deve pagar. Se alguém pega um empréstimo, quem tem a primeira rota recebe o pedágio do banco. Os empréstimos não acabam e nunca são devolvidos. Com o mesmo número de fichas, divide-se a posição e todos a pontuam; a seguinte é contada como se cada um tivesse a sua. Quem tem um empréstimo não ocupa posição. As fichas de cada um decorrem dos pagamentos, então todos as veem. As regras de um terceiro jogador neutro não são oferecidas: nenhuma fonte traz os pares de cidades necessários.
rules-toll-players = Jogadores
rules-toll-ranks = Pontos por colocação

## Lesson

lesson-tolls-what = Você começa com { $start } fichas. O número ao lado de uma ligação é o pedágio: pague-o ao construir ali.
lesson-tolls-owner = Quem constrói primeiro paga ao banco. O segundo na ligação paga ao primeiro: chegue cedo.
lesson-tolls-loan = Poucas fichas? Então você não paga nada e pega um empréstimo. Cada um custa { $loan } pontos, e suas fichas não pontuam mais.
lesson-tolls-score = No fim, quem tem mais fichas pontua mais, depois o segundo, e assim por diante.

## Terminal

mechanic-tolls = pedágios
summary-tolls = Pedágios: você tem { $start } fichas. Cada rota custa seu pedágio, ao banco ou, na segunda rota de uma ligação, a quem tem a primeira. Um empréstimo por falta de fichas custa { $loan } pontos. As fichas restantes pontuam conforme a posição, salvo com empréstimo.
column-tokens = fichas
column-loans = emprést.
toll-ranks = por colocação { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Fichas iniciais
form-tolls-loan = Pontos que um empréstimo custa
form-tolls-ranks = Pontos por colocação, por número de jogadores
form-tolls-toll = Pedágio
map-tolls-lack-ranks = faltam os pontos por colocação para { $players } jogadores
