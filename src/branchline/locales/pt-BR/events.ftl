seat-number = Jogador { $number }

## A partida

started =
    { $subject ->
        [you] Você começa
        [you-again] começa
        [again] começa
       *[named] { $seat } começa
    }
dealt =
    { $subject ->
        [you] Você recebe
        [you-again] recebe
        [again] recebe
       *[named] { $seat } recebe
    } { NAME($card, case: "one") }
dealt-hidden =
    { $subject ->
        [you] Você recebe
        [you-again] recebe
        [again] recebe
       *[named] { $seat } recebe
    } uma carta
row-filled = posição { $slot } da fileira: { $card }
row-swept = locomotivas demais: a fileira é trocada
shuffled =
    { $cards ->
        [one] os descartes são embaralhados: novo baralho de { $cards } carta
       *[other] os descartes são embaralhados: novo baralho de { $cards } cartas
    }
offered =
    { $subject ->
        [you] Você pode escolher
        [you-again] pode escolher
        [again] pode escolher
       *[named] { $seat } pode escolher
    } { $ticket }
offered-hidden =
    { $subject ->
        [you] Você pode escolher
        [you-again] pode escolher
        [again] pode escolher
       *[named] { $seat } pode escolher
    } um bilhete
kept =
    { $subject ->
        [you] Você fica
        [you-again] fica
        [again] fica
       *[named] { $seat } fica
    } { $rejected ->
        [0] com { $kept ->
            [one] { $kept } bilhete
           *[other] { $kept } bilhetes
        }
       *[other] com { $kept } dos bilhetes e recusa { $rejected }
    }
kept-ticket =
    { $subject ->
        [you] Você fica com
        [you-again] fica com
        [again] fica com
       *[named] { $seat } fica com
    } { $ticket }
took =
    { $subject ->
        [you] Você pega
        [you-again] pega
        [again] pega
       *[named] { $seat } pega
    } { NAME($card, case: "one") } da fileira
drew =
    { $subject ->
        [you] Você compra
        [you-again] compra
        [again] compra
       *[named] { $seat } compra
    } { NAME($card, case: "one") } do baralho
drew-hidden =
    { $subject ->
        [you] Você compra
        [you-again] compra
        [again] compra
       *[named] { $seat } compra
    } uma carta do baralho
claimed =
    { $subject ->
        [you] Você constrói
        [you-again] constrói
        [again] constrói
       *[named] { $seat } constrói
    } { $track } com { $payment }
passed =
    { $subject ->
        [you] Você passa
        [you-again] passa
        [again] passa
       *[named] { $seat } passa
    }
last-round =
    { $subject ->
        [you] Seus trens estão quase no fim
        [you-again] seus trens estão quase no fim
        [again] está quase sem trens
       *[named] { $seat } está quase sem trens
    }: todo mundo joga mais uma vez
ended = a partida acabou
other-cards = outras cartas

## A sala

seated = { $name } ocupa um lugar
said =
    { $subject ->
        [you] Você
       *[named] { $name }
    }: { $text }
muted = { $seat } não ouve mais { $whom }
unmuted = { $seat } volta a ouvir { $whom }
undone =
    { $subject ->
        [you] Você desfaz sua última jogada
       *[named] { $seat } desfaz a última jogada
    }
handed = { $reason ->
    [nobody] um bot ({ $bot }) ocupa o lugar livre
    [left] { $subject ->
        [you] Você sai
       *[named] { $seat } sai
    }; um bot ({ $bot }) continua jogando
   *[away] { $subject ->
        [you] Você não está
       *[named] { $seat } não está
    }; um bot ({ $bot }) continua jogando
}
taken-back =
    { $subject ->
        [you] Você está de volta
       *[named] { $seat } está de volta
    }
bot-failed = { $reason ->
    [crashed] o bot ({ $bot }) travou; um bot simples joga por { $seat }
    [illegal] o bot ({ $bot }) quebrou as regras; um bot simples joga por { $seat }
   *[other] o bot ({ $bot }) demorou demais; um bot simples joga por { $seat }
}
bot-replaced = { $reason ->
    [gone] este servidor não tem mais o bot { $bot }; outro bot ({ $by }) continua jogando por { $seat }
    [failing] o bot ({ $bot }) falhou vezes demais; outro bot ({ $by }) continua jogando por { $seat }
   *[back] o bot ({ $by }) está aqui de novo e continua jogando por { $seat }
}
timed-out = o tempo de { $seat } acabou; um bot termina o turno
rematched = começa uma nova partida com as mesmas pessoas
