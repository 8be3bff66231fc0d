## Players

default-player = Pelaaja
default-program = Ohjelma
numbered-name = { $name } { $number }

## Cards

card-pink = pinkki
    .genitive = pinkin
    .partitive = pinkkiä
    .counted =
        { $count ->
            [one] pinkki
           *[other] pinkkiä
        }
    .object =
        { $count ->
            [one] pinkin
           *[other] pinkkiä
        }
    .adessive = pinkillä
    .plural = pinkkejä
card-white = valkoinen
    .genitive = valkoisen
    .partitive = valkoista
    .counted =
        { $count ->
            [one] valkoinen
           *[other] valkoista
        }
    .object =
        { $count ->
            [one] valkoisen
           *[other] valkoista
        }
    .adessive = valkoisella
    .plural = valkoisia
card-blue = sininen
    .genitive = sinisen
    .partitive = sinistä
    .counted =
        { $count ->
            [one] sininen
           *[other] sinistä
        }
    .object =
        { $count ->
            [one] sinisen
           *[other] sinistä
        }
    .adessive = sinisellä
    .plural = sinisiä
card-yellow = keltainen
    .genitive = keltaisen
    .partitive = keltaista
    .counted =
        { $count ->
            [one] keltainen
           *[other] keltaista
        }
    .object =
        { $count ->
            [one] keltaisen
           *[other] keltaista
        }
    .adessive = keltaisella
    .plural = keltaisia
card-orange = oranssi
    .genitive = oranssin
    .partitive = oranssia
    .counted =
        { $count ->
            [one] oranssi
           *[other] oranssia
        }
    .object =
        { $count ->
            [one] oranssin
           *[other] oranssia
        }
    .adessive = oranssilla
    .plural = oransseja
card-black = musta
    .genitive = mustan
    .partitive = mustaa
    .counted =
        { $count ->
            [one] musta
           *[other] mustaa
        }
    .object =
        { $count ->
            [one] mustan
           *[other] mustaa
        }
    .adessive = mustalla
    .plural = mustia
card-red = punainen
    .genitive = punaisen
    .partitive = punaista
    .counted =
        { $count ->
            [one] punainen
           *[other] punaista
        }
    .object =
        { $count ->
            [one] punaisen
           *[other] punaista
        }
    .adessive = punaisella
    .plural = punaisia
card-green = vihreä
    .genitive = vihreän
    .partitive = vihreää
    .counted =
        { $count ->
            [one] vihreä
           *[other] vihreää
        }
    .object =
        { $count ->
            [one] vihreän
           *[other] vihreää
        }
    .adessive = vihreällä
    .plural = vihreitä
card-locomotive = veturi
    .genitive = veturin
    .partitive = veturia
    .counted =
        { $count ->
            [one] veturi
           *[other] veturia
        }
    .object =
        { $count ->
            [one] veturin
           *[other] veturia
        }
    .adessive = veturilla
    .plural = vetureita
cards-of = { $count } { NAME($card, $count, case: "counted") }
    .object = { $count } { NAME($card, $count, case: "object") }
    .adessive = { $count } { NAME($card, case: "adessive") }
locomotives-of =
    { $count ->
        [one] 1 veturi
       *[other] { $count } veturia
    }
    .object =
        { $count ->
            [one] 1 veturin
           *[other] { $count } veturia
        }
    .adessive = { $count } veturilla
payment-substitutes =
    { $count ->
        [one] muita kortteja 1 veturin tilalla
       *[other] muita kortteja { $count } veturin tilalla
    }
    .adessive = { $count } veturin korvaavilla korteilla
payment-sets =
    { $spaces ->
        [one] { $count } muuta korttia 1 ruutuun
       *[other] { $count } muuta korttia { $spaces } ruutuun
    }
    .adessive = { $count } muulla kortilla ({ $spaces } ruutuun)
payment-saved =
    { $count ->
        [one] 1 kortin säästö
       *[other] { $count } kortin säästö
    }
    .object = { $count } kortin säästön
    .adessive = { $count } kortin säästöllä
nothing-to-pay = ei mitään
    .adessive = ilmaiseksi

## Lines of the score sheet

line-tracks = Reitit
line-tickets-done = Valmiit liput
line-tickets-lost = Kesken jääneet liput

## What breaks a tie

tie-completed-tickets = eniten valmiita lippuja
tie-completed-ticket-points = eniten pisteitä valmiista lipuista
tie-path-length = pisin reitti
