## Perguntas

ask-number = Número [{ $default }]:
not-an-option = { $typed } não é uma das opções; digite um número de 1 a { $most }
answer-yes = s sim y yes
answer-no = n nao não no
ask-yes-or-no = { $question } [s/N]
go-back =
    { $most ->
        [1] Número (1), ou Enter para voltar:
        [one] Número ({ $most }), ou Enter para voltar:
       *[other] Número (1–{ $most }), ou Enter para voltar:
    }
choose-track =
    { $most ->
        [1] Número (1), um lugar ou cor, ou Enter para voltar:
        [one] Número ({ $most }), um lugar ou cor, ou Enter para voltar:
       *[other] Número (1–{ $most }), um lugar ou cor, ou Enter para voltar:
    }
choose-other =
    { $most ->
        [1] Número (1), um nome, ou Enter para voltar:
        [one] Número ({ $most }), um nome, ou Enter para voltar:
       *[other] Número (1–{ $most }), um nome, ou Enter para voltar:
    }

## Preparar uma partida

welcome = Boas-vindas ao branchline.
enter-takes-default = Enter aceita a sugestão.
map-to-play = Qual mapa?
map-option = { $fewest }–{ $most } jogadores · { $rules }
variant-to-play = Qual variante?
no-variant = normal
how-many-players = Quantos jogadores, contando você?
players-option =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
against-whom = Contra quem?
which-opponent = Adversário { $number } de { $opponents }?
opponent-human = outra pessoa neste teclado
opponent-beginner = bot: quase nunca jogou e constrói o que o seu melhor bilhete pede
opponent-easy = bot: cuida dos seus bilhetes um a um com regras simples
opponent-medium = bot: quase sempre planeja todos os seus bilhetes juntos
opponent-hard = bot: julga cada jogada pelo que aprendeu em muitas partidas
opponent-expert = bot: joga até o fim as melhores jogadas antes de escolher: o mais forte
game-heading = { $map } · { $seats } · semente { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = { $seat } começa. Digite ? a qualquer momento para ver a ajuda.
goodbye = Até logo.

## Rótulos e colunas

label-row = Fileira
label-decks = Baralhos
label-hand = Sua mão
label-tickets = Bilhetes
label-laid = Baixadas
label-choose = Escolha
column-track = rota
column-spaces = espaços
column-points = pontos
column-pay-with = pagar com
column-purchase = para adquirir
column-effect = o que faz
column-trains = trens
column-cards = cartas
column-cards-seen = cartas vistas

## A posição

position-heading = { $map } · rodada { $round } · { $seat }
card-loco = loco
    .counted = loco
    .one = uma locomotiva
mark-gray = cinza
row-place-empty = (vazia)
deck-left =
    { $count ->
        [one] { $count } carta (d)
       *[other] { $count } cartas (d)
    }
discards =
    { $count ->
        [one] { $count } descartada
       *[other] { $count } descartadas
    }
tickets-left =
    { $count ->
        [one] { $count } bilhete (t)
       *[other] { $count } bilhetes (t)
    }
hand-is-empty = sem cartas
spaces-of-kind = { $spaces } { $kind }

## Bilhetes

ticket-with-points =
    { $points ->
        [one] { $ticket }, { $points } ponto
       *[other] { $ticket }, { $points } pontos
    }
ticket-is-done = ✓ { $ticket } · completo
ticket-out-of-reach = ✗ { $ticket } · fora de alcance
trains-to-go =
    { $trains ->
        [one] falta { $trains } trem
       *[other] faltam { $trains } trens
    } em { $tracks ->
        [one] { $tracks } rota
       *[other] { $tracks } rotas
    }
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, precisa de { $needs }
ticket-needing-price = · { $ticket } · { $left }, antes adquirir por { $price }
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Você pode escolher entre estes bilhetes
keep-some = Fique com pelo menos { $fewest }: digite os números, como { $example } (? ajuda)
not-a-choice = { $typed } não é uma escolha de bilhetes; digite números de 1 a { $most }, como 1 2
too-few-tickets =
    { $count ->
        [one] { $count } é pouco.
       *[other] { $count } são poucos.
    }

## O que se pode fazer agora

turn-status =
    { $turn ->
        [last] ÚLTIMA RODADA, seu turno final
        [goes-on] Seu turno continua
       *[usual] Sua vez
    }: { $keys }
turn-draw = { $keys } comprar
turn-tickets = t bilhetes
turn-build = b construir ({ $tracks })
nothing-to-build = nada a construir ainda
turn-pass = nada mais é possível: p passar
turn-buy = s adquirir ({ $count })
turn-others = s { $names }
turn-map = m mapa
turn-help = ? ajuda
turn-help-briefly = ?
second-card = Segunda carta: { $keys } (? ajuda)
type-a-number =
    { $most ->
        [1] Digite 1: nada mais é possível
        [one] Digite { $most }: nada mais é possível
       *[other] Digite de 1 a { $most } (? ajuda)
    }
claim-asked = Construa uma rota: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Decida: { $mechanic }

## O que se digita

noted = Anotado.
not-cards = { $typed } não indica cartas. Digite cores, ou suas letras.
not-a-move = { $typed } não é uma jogada. Digite ? para ver as teclas.
not-possible = { $move } não é possível agora.
row-place-is-empty = A posição { $place } da fileira está vazia.
locomotive-only-first = Uma locomotiva da fileira só pode ser a primeira carta.
pass-only-if-stuck = Você só pode passar quando nada mais é possível.
draw-the-second = Você já pegou uma carta: agora a segunda.
deck-is-empty = O baralho está vazio.
no-tickets-left = Não há mais bilhetes.

## Construir e pagar

nothing-to-claim = Nada: você precisa de mais cartas (ou mais trens). m closed: o que mais falta.
nothing-of-that-kind = Nada desse tipo é possível agora.
nothing-by-that-name = Nada aqui se chama { $typed }.
closed-at-place = Agora não ({ $place }):
not-a-payment = { $typed } não é um dos pagamentos.
how-to-pay = { $what }: como você paga?
more-payments = … e mais { $count }: digite all, ou uma cor para ver menos
more-tracks = … e mais { $count }: digite all, ou um lugar ou uma cor para ver menos
payment-or-more = { $payment } ou mais { $count }
payment-or-others = { $payment } ou …
on-the-way = → no trajeto mais curto de um dos seus bilhetes
paying-substitutes =
    { $locomotives ->
        [one] { $count } cartas como { $locomotives } locomotiva
       *[other] { $count } cartas como { $locomotives } locomotivas
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } e outras { $count } cartas como { $locomotives } locomotiva
       *[other] { $payment } e outras { $count } cartas como { $locomotives } locomotivas
    }
paying-sets =
    { $spaces ->
        [one] { $count } cartas por { $spaces } espaço
       *[other] { $count } cartas por { $spaces } espaços
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } e outras { $count } cartas por { $spaces } espaço
       *[other] { $payment } e outras { $count } cartas por { $spaces } espaços
    }
paying-one-less = { $payment }, uma carta poupada
cards-to-pay =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## O que se pode adquirir

purchases-legend = { $offered } adquirir já (s)   { $wanted } seus bilhetes precisam   { $yours } sua   { $price }preço×restam, de quem
purchase-yours = sua
purchase-gone = esgotada
purchase-gone-to = esgotada ({ $seats })
purchase-refused = { $price }: { $reason }

## Escolher cartas

choose-cards =
    { $count ->
        [one] Escolha { $count } carta, como { $example } (? ajuda)
       *[other] Escolha { $count } cartas, como { $example } (? ajuda)
    }
choose-few-cards =
    { $count ->
        [one] Escolha { $count } carta, como { $names } ou { $letters } (? ajuda)
       *[other] Escolha { $count } cartas, como { $names } ou { $letters } (? ajuda)
    }
cards-so-far = Até agora { $chosen }: escolha mais { $count }, ou x para recomeçar (? ajuda)
choose-cards-anew =
    { $count ->
        [one] Escolha { $count } carta de novo.
       *[other] Escolha { $count } cartas de novo.
    }
too-many-cards =
    { $count ->
        [one] Isso é { $count } carta; escolha { $most }.
       *[other] Isso são { $count } cartas; escolha { $most }.
    }
cards-reserved =
    { $spare ->
        [0] Você tem { $held } { NAME($card, $held, case: "counted") }, mas com este pagamento não pode escolher nenhuma aqui.
       *[other] Você tem { $held } { NAME($card, $held, case: "counted") }, mas com este pagamento pode escolher { $spare } aqui.
    }
cards-held =
    { $held ->
        [0] Você não tem nenhuma { $card }.
       *[other] Você tem { $held } { NAME($card, $held, case: "counted") }.
    }

## Rotas

network-of =
    { $seat }: { $tracks ->
        [one] { $tracks } rota
       *[other] { $tracks } rotas
    }, { $trains ->
        [one] { $trains } trem
       *[other] { $trains } trens
    }
board-keys = m free: abertas para você · m closed: fechadas, e por quê · m PLACE: as rotas de um lugar
no-tracks = Nenhuma.
no-such-place = nenhum lugar se chama { $typed }
no-track-between = Nenhuma rota liga { $first } e { $second }. m { $first }: as rotas de lá.
track-free = livre
track-too-dear = livre, mas cara demais
track-owned-but-open = { $owners } · aberta para você
track-yours = já é sua
track-closed-taken = ocupada por { $seats }
track-closed-route = você já tem outra rota desta ligação
track-closed-parallel = fechada com { $players } jogadores: uma rota paralela está ocupada
track-closed-missing = precisa de { $needs }
track-closed-apart = ainda não está ligada à sua rede
track-closed-later = agora não está aberta
track-closed-asked = agora não: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = Você não pode pagar { $payment }; claim { $track } mostra o que pode pagar.
too-few-trains =
    { $length ->
        [one] { $track } precisa de { $length } trem; você tem { $trains }.
       *[other] { $track } precisa de { $length } trens; você tem { $trains }.
    }
cannot-pay = { $track } está aberta para você, mas você não pode pagá-la: custa { $cost }.
cost-locomotives =
    { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotivas
    }
cost-cards =
    { $count ->
        [one] { $count } carta { NAME($colour, $count, case: "counted") }
       *[other] { $count } cartas { NAME($colour, $count, case: "counted") }
    }
cost-cards-gray =
    { $count ->
        [one] { $count } carta de qualquer cor
       *[other] { $count } cartas da mesma cor
    }

## Notícias

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, duas vezes
       *[other] { $told }, { $count } vezes
    }

## O placar

score-sheet = Placar
sheet-total = Total
sheet-place = Posição
rank-of = { $rank }º
measure-and-points = ({ $measure }) { $points }
wins =
    { $points ->
        [one] { $seat } vence com { $points } ponto.
       *[other] { $seat } vence com { $points } pontos.
    }
wins-by-tie-break =
    { $points ->
        [one] { $seat } vence com { $points } ponto, no desempate: { $tie }.
       *[other] { $seat } vence com { $points } pontos, no desempate: { $tie }.
    }
share-the-win =
    { $points ->
        [one] { $seats } dividem a vitória com { $points } ponto.
       *[other] { $seats } dividem a vitória com { $points } pontos.
    }

## Várias pessoas num teclado

curtain = Cortina
hide-hand = Aperte Enter para esconder sua mão:
show-hand = { $seat }, aperte Enter para ver sua mão:

## Salvar e sair

save-where = Diga onde: save FILE
overwrite = { $file } já existe. Sobrescrever?
cannot-save = Não é possível salvar em { $file }: { $problem }.
saved = Salva em { $file }.
save-to-replay =
    { $default ->
        [none] Salvar a partida, para revê-la? Nome do arquivo, ou n:
       *[other] Salvar a partida, para revê-la? Nome do arquivo [{ $default }], ou n:
    }
save-before-leaving =
    { $default ->
        [none] Salvar a partida antes de sair? Nome do arquivo, ou n:
       *[other] Salvar a partida antes de sair? Nome do arquivo [{ $default }], ou n:
    }
game-is-saved = A partida está salva em { $file }.
go-on-with = Continue com: { $command }
game-not-saved = Até logo. A partida não foi salva.

## Ajuda

help-keys = Teclas
help-row = pegar essa carta da fileira (uma locomotiva da fileira é tudo o que você pega)
help-row-free = pegar essa carta da fileira
help-draw = comprar uma carta do baralho
help-tickets = comprar bilhetes
help-build = o que posso construir? escolha por número; b Place ou b red mostra menos
help-others = o que mais posso fazer neste mapa?
help-purchases = o que há para adquirir: o que faz, e o que você pode adquirir antes da sua ação
help-map = as rotas de todos; m Place: as rotas de um lugar, e por que algumas estão fechadas
help-map-free = as rotas abertas para você; m closed: as fechadas para você, e por quê
help-show = mostrar a mesa de novo
help-log = tudo o que aconteceu até agora
help-save = salvar a partida; continue depois com: branchline play -t --resume FILE
help-quit = sair da partida
help-moves = Jogadas completas também valem: claim Place–Place red×2, take 3, keep 1 2
help-signs = Cartas e rotas
help-gray = uma cor qualquer
help-letters = Para escolher cartas, digite nomes ou letras: { $letters }
help-trains = { $trains } trens para cada um. Quando alguém tem 2 ou menos, todo mundo joga mais uma vez.
help-points = Pontos de uma rota, pelos seus espaços: { $points }
