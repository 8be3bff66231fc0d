seat-number = Jugador { $number }

## La partida

started =
    { $subject ->
        [you] Empiezas tú
        [you-again] empiezas tú
        [again] empieza
       *[named] Empieza { $seat }
    }
dealt =
    { $subject ->
        [you] Recibes
        [you-again] recibes
        [again] recibe
       *[named] { $seat } recibe
    } { NAME($card, case: "one") }
dealt-hidden =
    { $subject ->
        [you] Recibes
        [you-again] recibes
        [again] recibe
       *[named] { $seat } recibe
    } una carta
row-filled = puesto { $slot } de la fila: { $card }
row-swept = demasiadas locomotoras: se renueva la fila
shuffled =
    { $cards ->
        [one] se barajan los descartes: nuevo mazo de 1 carta
       *[other] se barajan los descartes: nuevo mazo de { $cards } cartas
    }
offered =
    { $subject ->
        [you] Te ofrecen
        [you-again] te ofrecen
        [again] le ofrecen
       *[named] A { $seat } le ofrecen
    } { $ticket }
offered-hidden =
    { $subject ->
        [you] Te ofrecen
        [you-again] te ofrecen
        [again] le ofrecen
       *[named] A { $seat } le ofrecen
    } un billete
kept =
    { $subject ->
        [you] Te quedas
        [you-again] te quedas
        [again] se queda
       *[named] { $seat } se queda
    } { $rejected ->
        [0] con { $kept ->
            [one] { $kept } billete
           *[other] { $kept } billetes
        }
       *[other] con { $kept } de los billetes y { $subject ->
            [you] rechazas
            [you-again] rechazas
            [again] rechaza
           *[named] rechaza
        } { $rejected }
    }
kept-ticket =
    { $subject ->
        [you] Te quedas con
        [you-again] te quedas con
        [again] se queda con
       *[named] { $seat } se queda con
    } { $ticket }
took =
    { $subject ->
        [you] Tomas
        [you-again] tomas
        [again] toma
       *[named] { $seat } toma
    } { NAME($card, case: "one") } de la fila
drew =
    { $subject ->
        [you] Robas
        [you-again] robas
        [again] roba
       *[named] { $seat } roba
    } { NAME($card, case: "one") } del mazo
drew-hidden =
    { $subject ->
        [you] Robas
        [you-again] robas
        [again] roba
       *[named] { $seat } roba
    } una carta del mazo
claimed =
    { $subject ->
        [you] Construyes
        [you-again] construyes
        [again] construye
       *[named] { $seat } construye
    } { $track } con { $payment }
passed =
    { $subject ->
        [you] Pasas
        [you-again] pasas
        [again] pasa
       *[named] { $seat } pasa
    }
last-round =
    { $subject ->
        [you] Casi no te quedan vagones
        [you-again] casi no te quedan vagones
        [again] casi no le quedan vagones
       *[named] A { $seat } casi no le quedan vagones
    }: cada cual juega un turno más
ended = la partida ha terminado
other-cards = otras cartas

## La sala

seated = { $name } toma asiento
said =
    { $subject ->
        [you] Tú
       *[named] { $name }
    }: { $text }
muted = { $seat } ya no oye a { $whom }
unmuted = { $seat } vuelve a oír a { $whom }
undone =
    { $subject ->
        [you] Deshaces tu última jugada
       *[named] { $seat } deshace su última jugada
    }
handed = { $reason ->
    [nobody] un bot ({ $bot }) ocupa el asiento libre
    [left] { $subject ->
        [you] Te vas
       *[named] { $seat } se va
    }; un bot ({ $bot }) sigue jugando
   *[away] { $subject ->
        [you] No estás
       *[named] { $seat } no está
    }; un bot ({ $bot }) sigue jugando
}
taken-back =
    { $subject ->
        [you] Has vuelto
       *[named] { $seat } ha vuelto
    }
bot-failed = { $reason ->
    [crashed] el bot ({ $bot }) se ha bloqueado; un bot sencillo juega por { $seat }
    [illegal] el bot ({ $bot }) se ha saltado las reglas; un bot sencillo juega por { $seat }
   *[other] el bot ({ $bot }) ha tardado demasiado; un bot sencillo juega por { $seat }
}
bot-replaced = { $reason ->
    [gone] este servidor ya no tiene el bot { $bot }; otro bot ({ $by }) sigue jugando por { $seat }
    [failing] el bot ({ $bot }) ha fallado demasiadas veces; otro bot ({ $by }) sigue jugando por { $seat }
   *[back] el bot ({ $by }) vuelve a estar aquí y sigue jugando por { $seat }
}
timed-out = a { $seat } se le ha acabado el tiempo; un bot termina el turno
rematched = empieza otra partida con las mismas personas
