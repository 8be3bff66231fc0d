record-too-large = groter dan { $bytes } bytes
record-unreadable = niet te lezen: { $problem }
record-not-utf8 = geen tekst in UTF-8
record-not-json = geen JSON: { $problem }
record-nested = te diep genest
record-digits = een getal met te veel cijfers
record-other-format = geen spelverslag; het formaat moet ‘{ $expected }’ zijn
record-other-version = versie { $found } wordt niet ondersteund; dit programma leest tot en met versie { $newest }
record-missing = ontbreekt
record-missing-moves =
    { $told ->
        [one] ontbreekt; het verslag spreekt van { $told } zet
       *[other] ontbreekt; het verslag spreekt van { $told } zetten
    }
record-too-many-moves = meer dan { $most } zetten
record-unknown-key = onbekende sleutel
record-kind =
    { $kind ->
        [int] een geheel getal verwacht
        [str] tekst verwacht
        [array] een lijst verwacht
       *[object] een object verwacht
    }
record-large-number = een geheel getal van hoogstens { $most } verwacht
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] toevalsuitkomst { $index } ontbreekt; verwacht wordt een kaart die nog in de stapel zit
        [ticket] toevalsuitkomst { $index } ontbreekt; verwacht wordt een ticket dat nu getrokken kan worden
       *[number] toevalsuitkomst { $index } ontbreekt; verwacht wordt een getal onder { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] toevalsuitkomst { $index } is { $value }; verwacht wordt een kaart die nog in de stapel zit
        [ticket] toevalsuitkomst { $index } is { $value }; verwacht wordt een ticket dat nu getrokken kan worden
        [nothing] toevalsuitkomst { $index } is { $value }; er wordt niets meer verwacht
       *[number] toevalsuitkomst { $index } is { $value }; verwacht wordt een getal onder { $below }
    }
record-no-map = er is geen bord ‘{ $map }’, en het verslag bevat er zelf geen
record-other-rules = de regels van het bord ‘{ $map }’ zijn veranderd sinds het spel werd gespeeld
record-other-state = leidt tot een andere stand dan de opgeslagen stand
record-not-over = het spel is niet afgelopen
record-other-result = { $totals } punten en de rangen { $ranks } verwacht

## Games saved by earlier versions

record-differs = De regels zijn veranderd sinds dit spel werd opgeslagen: vanaf { $position } loopt het anders.
