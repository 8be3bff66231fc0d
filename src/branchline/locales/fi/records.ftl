record-too-large = suurempi kuin { $bytes } tavua
record-unreadable = ei voi lukea: { $problem }
record-not-utf8 = ei ole UTF-8-tekstiä
record-not-json = ei ole JSONia: { $problem }
record-nested = liian monta sisäkkäistä tasoa
record-digits = luvussa on liikaa numeroita
record-other-format = ei ole pelitallenne; muodon on oltava ”{ $expected }”
record-other-version = versiota { $found } ei tueta; tämä ohjelma lukee versioon { $newest } asti
record-missing = puuttuu
record-missing-moves =
    { $told ->
        [one] puuttuu; tallenteessa on 1 siirto
       *[other] puuttuu; tallenteessa on { $told } siirtoa
    }
record-too-many-moves = yli { $most } siirtoa
record-unknown-key = tuntematon avain
record-kind =
    { $kind ->
        [int] odotettiin kokonaislukua
        [str] odotettiin tekstiä
        [array] odotettiin luetteloa
       *[object] odotettiin oliota
    }
record-large-number = odotettiin kokonaislukua, enintään { $most }
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] arvontatulos { $index } puuttuu; odotettiin korttia, joka on vielä pakassa
        [ticket] arvontatulos { $index } puuttuu; odotettiin lippua, jonka voi nyt nostaa
       *[number] arvontatulos { $index } puuttuu; odotettiin lukua, joka on alle { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] arvontatulos { $index } on { $value }; odotettiin korttia, joka on vielä pakassa
        [ticket] arvontatulos { $index } on { $value }; odotettiin lippua, jonka voi nyt nostaa
        [nothing] arvontatulos { $index } on { $value }; enempää ei odotettu
       *[number] arvontatulos { $index } on { $value }; odotettiin lukua, joka on alle { $below }
    }
record-no-map = karttaa ”{ $map }” ei ole, eikä tallenteessa ole omaa
record-other-rules = kartan ”{ $map }” säännöt ovat muuttuneet pelin jälkeen
record-other-state = johtaa toiseen tilaan kuin tallennettu
record-not-over = peli ei ole päättynyt
record-other-result = odotettiin pisteitä { $totals } ja sijoja { $ranks }

## Games saved by earlier versions

record-differs = Säännöt ovat muuttuneet pelin tallentamisen jälkeen: se kulkee toisin kohdasta { $position } alkaen.
