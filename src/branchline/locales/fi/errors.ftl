did-you-mean = { $problem }; tarkoititko { $name }?
known-names = { $problem }; tunnetut: { $names }
known-names-and-more = { $problem }; tunnetut: { $names } ja vielä { $more }

value-huge-number = valtava luku
value-table = taulukko
value-list =
    { $count ->
        [one] luettelo, 1 kohta
       *[other] luettelo, { $count } kohtaa
    }

at-line = rivi { $line }
at-line-and-column = rivi { $line }, sarake { $column }
at-end = tiedoston loppu
at-byte = tavu { $byte }
at-file = tiedosto
at-record = tallenne

## Games

players-out-of-range = { $map }: { $fewest }–{ $most } pelaajaa, ei { $players }
no-seat-to-start = paikkaa { $seat } ei ole, pelaajia on { $players }
names-disagree = { $players } pelaajaa vaatii yhtä monta nimeä, nimiä on { $names }
no-such-seat = paikkaa { $seat } ei ole; paikat ovat 0–{ $last }
seat-not-to-act = paikka { $seat } ei ole nyt vuorossa; vuorossa: { $names }
game-is-over = peli on päättynyt
position-has-changed = tilanne on muuttunut siirron kokeilun jälkeen
no-such-action = { $action } ei ole toiminto; toiminnot ovat 0–{ $last }
not-an-action = { $text } ei ole toiminto tällä kartalla
action-is-illegal = { $action } ei ole nyt sallittu; sallittuja ovat { $legal }

## Mechanics and maps of other packages

mechanic-not-loaded = paketin { $package } mekaniikkaa { $mechanic } ei voi käyttää: { $problem }. Korjaa paketti tai poista se
mechanic-no-declaration = { $found } ei ole mekaniikan määrittely
mechanic-known-already = mekaniikka { $mechanic } on jo olemassa
mechanic-key-taken = { $mechanic } lisää karttatiedostoihin avaimen { $key }, jonka { $other } jo lisää
words-missing = { $file } puuttuu
words-unreadable = { $file }: ei ole viesti: { $entry }
words-taken = { $file }: viesti { $message } on jo olemassa
maps-not-loaded = paketin { $package } karttoja ei voi käyttää: { $problem }. Korjaa paketti tai poista se
map-id-taken = kartta { $map } on jo olemassa

## Where games are played

unknown-executor = pelit pelataan kohteessa "processes", "ray" tai ray://HOST:PORT, ei kohteessa { $on }
no-ray = Rayta ei ole asennettu: pip install "branchline[ray]"
ray-unreachable = osoitteessa { $address } ei ole Rayta: { $problem }

## Boards

not-a-board-of-format = ei ole lauta muodossa { $format }
not-a-board = { $file }: lautaa ei voi lukea ({ $problem })
board-laid-out-otherwise = { $map }: paikat olisivat nyt muualla; piirrä koko lauta uudelleen
land-would-fold = paikat siirtyivät niin kauas, että maa taittuisi; muuta mittakaavaa tai siirtoja
no-geography = ei maantieteellisiä tietoja: { $file } puuttuu
no-bounds = kartan board.toml-tiedoston on annettava maantieteellisten tietojen rajat
some-coordinates-missing = { $missing }/{ $places } paikalta puuttuvat koordinaatit: { $names }. Anna joka paikalle lat ja lon, tai sommittele lauta pelkistä reiteistä valitsimella --layout tracks
unknown-board-key = { $file }: tuntematon avain { $key }; odotettiin jotain näistä: { $known }
unknown-board-place = { $file }: kartalla ei ole paikkaa { $place }
