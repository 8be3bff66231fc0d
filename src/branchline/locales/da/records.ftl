record-too-large = større end { $bytes } byte
record-unreadable = kan ikke læses: { $problem }
record-not-utf8 = ikke tekst i UTF-8
record-not-json = ikke JSON: { $problem }
record-nested = indlejret for dybt
record-digits = et tal med for mange cifre
record-other-format = ikke en spilfil; dens format skal være »{ $expected }«
record-other-version = version { $found } understøttes ikke; dette program læser til og med version { $newest }
record-missing = mangler
record-missing-moves = mangler; spilfilen fortæller om { $told } træk
record-too-many-moves = mere end { $most } træk
record-unknown-key = ukendt nøgle
record-kind =
    { $kind ->
        [int] forventede et helt tal
        [str] forventede tekst
        [array] forventede en liste
       *[object] forventede et objekt
    }
record-large-number = forventede et helt tal på højst { $most }
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] tilfældigt udfald { $index } mangler; forventede et kort, der stadig er i bunken
        [ticket] tilfældigt udfald { $index } mangler; forventede et rutekort, der kan trækkes nu
       *[number] tilfældigt udfald { $index } mangler; forventede et tal under { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] tilfældigt udfald { $index } er { $value }; forventede et kort, der stadig er i bunken
        [ticket] tilfældigt udfald { $index } er { $value }; forventede et rutekort, der kan trækkes nu
        [nothing] tilfældigt udfald { $index } er { $value }; forventede ikke flere
       *[number] tilfældigt udfald { $index } er { $value }; forventede et tal under { $below }
    }
record-no-map = der er ingen plade »{ $map }«, og spilfilen indeholder ikke sin egen
record-other-rules = reglerne for pladen »{ $map }« er ændret, siden spillet blev spillet
record-other-state = fører til en anden tilstand end den gemte
record-not-over = spillet er ikke slut
record-other-result = forventede { $totals } point og placeringerne { $ranks }

## Games saved by earlier versions

record-differs = Reglerne er ændret, siden dette spil blev gemt: det går en anden vej fra og med { $position }.
