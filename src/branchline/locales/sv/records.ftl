record-too-large = större än { $bytes } byte
record-unreadable = kan inte läsas: { $problem }
record-not-utf8 = inte text i UTF-8
record-not-json = inte JSON: { $problem }
record-nested = för djupt nästlat
record-digits = ett tal med för många siffror
record-other-format = ingen spelfil; dess format måste vara ”{ $expected }”
record-other-version = version { $found } stöds inte; det här programmet läser upp till version { $newest }
record-missing = saknas
record-missing-moves = saknas; spelfilen berättar om { $told } drag
record-too-many-moves = mer än { $most } drag
record-unknown-key = okänd nyckel
record-kind =
    { $kind ->
        [int] förväntade ett heltal
        [str] förväntade text
        [array] förväntade en lista
       *[object] förväntade ett objekt
    }
record-large-number = förväntade ett heltal på högst { $most }
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] slumpresultat { $index } saknas; förväntade ett kort som är kvar i draghögen
        [ticket] slumpresultat { $index } saknas; förväntade en biljett som kan dras nu
       *[number] slumpresultat { $index } saknas; förväntade ett tal under { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] slumpresultat { $index } är { $value }; förväntade ett kort som är kvar i draghögen
        [ticket] slumpresultat { $index } är { $value }; förväntade en biljett som kan dras nu
        [nothing] slumpresultat { $index } är { $value }; förväntade inget mer
       *[number] slumpresultat { $index } är { $value }; förväntade ett tal under { $below }
    }
record-no-map = det finns ingen karta ”{ $map }”, och spelfilen innehåller ingen egen
record-other-rules = reglerna för kartan ”{ $map }” har ändrats sedan spelet spelades
record-other-state = leder till ett annat läge än det sparade
record-not-over = spelet är inte slut
record-other-result = förväntade { $totals } poäng och placeringarna { $ranks }

## Games saved by earlier versions

record-differs = Reglerna har ändrats sedan spelet sparades: det går en annan väg från och med { $position }.
