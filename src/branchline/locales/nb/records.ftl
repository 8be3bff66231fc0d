record-too-large = større enn { $bytes } byte
record-unreadable = kan ikke leses: { $problem }
record-not-utf8 = ikke tekst i UTF-8
record-not-json = ikke JSON: { $problem }
record-nested = for dypt nøstet
record-digits = et tall med for mange sifre
record-other-format = ikke en spillfil; formatet må være «{ $expected }»
record-other-version = versjon { $found } støttes ikke; dette programmet leser til og med versjon { $newest }
record-missing = mangler
record-missing-moves = mangler; spillfilen forteller om { $told } trekk
record-too-many-moves = mer enn { $most } trekk
record-unknown-key = ukjent nøkkel
record-kind =
    { $kind ->
        [int] forventet et heltall
        [str] forventet tekst
        [array] forventet en liste
       *[object] forventet et objekt
    }
record-large-number = forventet et heltall på høyst { $most }
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] tilfeldig utfall { $index } mangler; forventet et kort som fortsatt er i bunken
        [ticket] tilfeldig utfall { $index } mangler; forventet en billett som kan trekkes nå
       *[number] tilfeldig utfall { $index } mangler; forventet et tall under { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] tilfeldig utfall { $index } er { $value }; forventet et kort som fortsatt er i bunken
        [ticket] tilfeldig utfall { $index } er { $value }; forventet en billett som kan trekkes nå
        [nothing] tilfeldig utfall { $index } er { $value }; forventet ikke flere
       *[number] tilfeldig utfall { $index } er { $value }; forventet et tall under { $below }
    }
record-no-map = det finnes ikke noe kart «{ $map }», og spillfilen inneholder ikke sitt eget
record-other-rules = reglene for kartet «{ $map }» er endret siden spillet ble spilt
record-other-state = fører til en annen tilstand enn den lagrede
record-not-over = spillet er ikke slutt
record-other-result = forventet { $totals } poeng og plasseringene { $ranks }

## Games saved by earlier versions

record-differs = Reglene er endret siden dette spillet ble lagret: det går en annen vei fra og med { $position }.
