## A mesa no navegador

close = Fechar
cancel = Cancelar
send = Enviar
skip = Pular
go-on = Continuar
loading = Preparando a mesa…
no-room = Essa mesa não existe
spectator = alguém do público
spectators = o público
you-seat = Você

## Cartas e pagamentos

colour-gray = cinza
    .counted = cinza

## Rotas

track-price = { $track }: { $length } { NAME($colour, $length, case: "counted") }
track-points =
    { $points ->
        [one] {" "}· { $points } ponto
       *[other] {" "}· { $points } pontos
    }
tip-pay = Construa com { $payment }
tip-ways =
    { $count ->
        [one] { $count } forma de pagar
       *[other] { $count } formas de pagar
    }
tip-yours = Sua
tip-cards = Faltam cartas ou trens
closed-taken = Ocupada por { $seats }
closed-route = Você já tem outra rota desta ligação
closed-parallel = Fechada: com { $players } jogadores só se usa uma rota da ligação
closed-missing = Precisa de { $needs }
closed-apart = Ainda não está ligada à sua rede
closed-later = Agora não está aberta
choose-claim = { $track }
build-here = Construir aqui? { $what }
plus-points =
    { $points ->
        [one] +{ $points } ponto
       *[other] +{ $points } pontos
    }
points-word =
    { $points ->
        [one] {" "}ponto
       *[other] {" "}pontos
    }
finishes-tickets = Completa { $letters }: +{ $points } no fim
serves-tickets = No trajeto de { $letters }
other-way = Outras cartas
pick-cards = Escolher cartas
do-it = Sim, confirmar
ask-tickets-title = Comprar bilhetes?
ask-tickets = Você compra { $drawn } e fica com pelo menos { $keep }. Bilhetes não completados no fim custam seus pontos. Isso ocupa todo o seu turno.

## Tabuleiro

board-of = Tabuleiro: { $map }
board-moves = Tabuleiro: mova com as setas; aperte B para ver o que pode construir
zoom = Zoom
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Ver o tabuleiro todo
board-key = Legenda do mapa
minimap = O tabuleiro todo, com suas cidades e a parte visível
skip-to-rail = Ir para o que você pode fazer

## Fileira, baralho, mão

row = Cartas para pegar
on-the-table = Na mesa
draw-key = Comprar do baralho (D)
tickets-key = Comprar bilhetes (T)
your-hand = Sua mão
row-gap = vazia
row-was-swept = Locomotivas demais: a fileira foi trocada
take = Pegar { NAME($card, case: "one") } da posição { $slot }
deck = Baralho
draw-from-deck =
    { $count ->
        [one] carta no baralho: comprar uma
       *[other] cartas no baralho: comprar uma
    }
tickets = Bilhetes
draw-tickets =
    { $count ->
        [one] na pilha: comprar
       *[other] na pilha: comprar
    }
hand =
    { $count ->
        [one] Sua mão, { $count } carta
       *[other] Sua mão, { $count } cartas
    }
hand-empty = Sua mão está vazia.
filter-by = { $cards }: ver o que dá para construir

## Bilhetes

your-tickets = Seus bilhetes
tickets-done = { $done } de { $all } completos
tickets-none = Você ainda não tem bilhetes.
ticket-done = Completo
ticket-done-looped = Completo, em circuito
ticket-lost = Fora de alcance
ticket-left =
    { $tracks ->
        [one] { $tracks } rota
       *[other] { $tracks } rotas
    }, { $trains ->
        [one] falta { $trains } trem
       *[other] faltam { $trains } trens
    }
ticket-needs =
    { $trains ->
        [one] { $trains } trem no mínimo
       *[other] { $trains } trens no mínimo
    }
ticket-buy-first = Antes adquira { $needs }. { $left }
ticket-finished = { $ticket }: completo, +{ $points } no fim
keep-tickets = Novos bilhetes
keep-first = Seus primeiros bilhetes
keep-why = Ligue as duas cidades para pontuar. Se não conseguir, perde os pontos.
keep-at-least =
    { $count ->
        [0] fique com quantos quiser, ou nenhum
        [one] fique com pelo menos { $count }
       *[other] fique com pelo menos { $count }
    }
keep-these =
    { $count ->
        [0] Não ficar com nenhum
        [one] Ficar com { $count } bilhete
       *[other] Ficar com { $count } bilhetes
    }
keep-trains =
    { $trains ->
        [0] { $left ->
            [one] Você tem { $left } trem
           *[other] Você tem { $left } trens
        }
        [one] Cerca de { $trains } trem; você tem { $left }
       *[other] Juntos, cerca de { $trains } trens; você tem { $left }
    }

## Jogadores

players = Jogadores
players-brief = Pontos e trens
a-bot = bot
played-by-bot = um bot joga
bot-in-its-stead = joga o bot { $level }
away = ausente
turn-yours = sua vez
turn-thinking = pensando
turn-choosing = escolhendo
points-so-far = pontos até agora
trains-left = Trens restantes
trains-short = trens
cards-in-hand = Cartas na mão
cards-short = cartas
tickets-kept = Bilhetes
tickets-short = bilhetes
mute = Silenciar { $seat }
watching =
    { $count ->
        [one] { $count } pessoa assistindo
       *[other] { $count } pessoas assistindo
    }

## Histórico e chat

log = O que aconteceu
say = Diga algo
unread = mensagens novas
drew-many =
    { $subject ->
        [you] Você compra
       *[named] { $seat } compra
    } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } do baralho

## Situação

status-over = A partida acabou
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } está pensando
       *[other] { $seats } estão escolhendo
    }
status-waiting-last =
    { $count ->
        [one] Última rodada: { $seats } está pensando
       *[other] Última rodada: { $seats } estão escolhendo
    }
status-waiting-how = Planeje: escolha um bilhete e veja o trajeto
status-bot-plays = Um bot joga por você
status-turn = Sua vez
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Seu último turno
status-second-card = Sua segunda carta
status-second-card-how = { LIST($may, type: "or") }
status-keep = Escolha seus bilhetes
status-keep-how = Marque os que quiser: o trajeto acende
status-first-tickets = Escolha seus primeiros bilhetes
status-first-tickets-how = Marque os que quiser: o trajeto acende
status-decide = Decida como continuar
status-placing = Escolha uma cidade no tabuleiro
status-placing-how = Escolha, ou aperte Esc
status-placing-tap = Toque nela, ou cancele
may-take = pegar uma carta
may-draw = comprar uma carta
may-draw-two = pegar 2 cartas
may-draw-two-briefly = cartas
may-tickets = comprar bilhetes
may-tickets-briefly = bilhetes
may-claim = construir uma rota
may-claim-briefly = construir
may-pass = passar
end-near =
    { $subject ->
        [you] { $trains ->
            [0] Você não tem mais trens
            [one] Você só tem { $trains } trem
           *[other] Você só tem { $trains } trens
        }
       *[named] { $trains ->
            [0] { $seat } não tem mais trens
            [one] { $seat } só tem { $trains } trem
           *[other] { $seat } só tem { $trains } trens
        }
    }: o fim está próximo
last-round-warning =
    { $count ->
        [0] Último turno!
        [one] Última rodada: falta { $count } turno
       *[other] Última rodada: faltam { $count } turnos
    }
clock = Tempo para este turno
clock-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }

## Botões

undo = Desfazer
undo-key = Desfazer (U)
hint-button = Dica
hint-key = O que um bot forte faria? (H)
action-take = pegar { NAME($card, case: "one") } da fileira
action-draw = comprar do baralho
action-tickets = comprar bilhetes
action-keep = ficar com { $tickets }
action-claim = construir { $track } com { $payment }
action-pass = passar
hint = Um bot forte escolheria: { $text }.
hint-serving = Um bot forte escolheria: { $text }, para { $tickets }.
build = Construir
build-key = O que posso construir? (B)
help = Ajuda e regras
menu = Menu
menu-home = Início
menu-help = Ajuda e regras
menu-settings = Configurações
menu-share = Copiar link para assistir
menu-leave = Deixar um bot jogar por mim
menu-take-back = Voltar a jogar
sound = Sons
parts-of-table = Partes da mesa
tab-cards = Cartas
tab-tickets = Bilhetes
tab-players = Jogadores
tab-log = Histórico

## O que posso construir

what-can-i-build = O que você pode construir
build-for-tickets = Para seus bilhetes
build-long = Rotas longas
build-other = Outras
place-on-board = Escolher no tabuleiro
build-filtered = Só o que a cor escolhida pode construir.
build-all = Ver tudo
build-nothing = Nada com as cartas que você tem.
build-not-now = Agora você não pode construir.

## Pagar

payment-ways = Como pagar
more-ways = Todas as { $count } formas
pay = Pagar
pay-any = { $alone ->
    [yes] { $count } à escolha
   *[no] + { $count } à escolha
}
cards-make-locomotive = Quaisquer { $rate } cartas valem uma locomotiva. Toque nas cartas da sua mão para baixá-las; toque de novo para pegá-las de volta.
cards-fill-space = Quaisquer { $rate } cartas preenchem um espaço. Toque nas cartas da sua mão para baixá-las; toque de novo para pegá-las de volta.
any-card = à escolha
spend-least = Gastar o que me faz menos falta
lay-card =
    { $laid ->
        [one] { $cards }, { $laid } baixada
       *[other] { $cards }, { $laid } baixadas
    }
take-back-card = Pegar { NAME($card, case: "one") } de volta
cards-to-lay =
    { $count ->
        [0] Todas as cartas estão baixadas
        [one] Falta baixar { $count } carta
       *[other] Falta baixar { $count } cartas
    }
lay-these = Baixar estas cartas
cards-not-taken = Essas cartas não servem: escolha outras.

## Decisões

decide = Decida

## Painéis

values-reached = Países nos seus bilhetes
reached = alcançado

## A cortina

curtain-title = Agora é a vez de { $seat }
curtain-text = Passe a tela. Ninguém mais deve olhar.
curtain-lift = Eu sou { $seat }

## A conexão

trouble-unreachable = Não foi possível alcançar o servidor.
