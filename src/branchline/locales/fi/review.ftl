reason-completes = Reitillä { $tracks } valmistuu { $tickets }: lopussa +{ $points }.
reason-serves = { $tracks } on osa matkaa { $tickets }.
reason-spares =
    { $count ->
        [one] Se säästää veturin, jonka pelissä tehty siirto käytti.
       *[other] Se säästää { $count } veturia, jotka pelissä tehty siirto käytti.
    }
reason-aside = Rakennettu { $tracks } ei ole osa minkään kesken olevan lipun lyhintä matkaa.
reason-only-way = Ilman reittiä { $tracks } ei enää onnistu { $tickets }.
reason-detour =
    { $more ->
        [one] Jos joku muu rakentaa reitin { $tracks }, { $tickets } vaatii 1 vaunun enemmän.
       *[other] Jos joku muu rakentaa reitin { $tracks }, { $tickets } vaatii { $more } vaunua enemmän.
    }
reason-contested = Myös { $seats } voi haluta reitin { $tracks }: näin on { $percent } %:ssa mahdollisista käsistä.
reason-blocks = Se estää muita: { $seats } tarvitsee reitin { $tracks } lippuun { $tickets }.
reason-scores =
    { $points ->
        [one] { $tracks } tuo 1 pisteen.
       *[other] { $tracks } tuo { $points } pistettä.
    }
reason-needs-card-for = { $cards } tarvitaan reitille { $tracks } (pituus { $length }, kädessä { $held }), joka on osa matkaa { $tickets }.
reason-needs-card = { $cards } tarvitaan reitille { $tracks } (pituus { $length }, kädessä { $held }).
reason-needs-locomotive-for = { $cards } auttaa reitillä { $tracks } (pituus { $length }), joka on osa matkaa { $tickets }.
reason-needs-locomotive = { $cards } auttaa reitillä { $tracks } (pituus { $length }).
reason-saves-up =
    { $points ->
        [one] { $cards } tarvitaan reitille { $tracks } (1 piste): pituus { $length }, kädessä { $held }.
       *[other] { $cards } tarvitaan reitille { $tracks } ({ $points } pistettä): pituus { $length }, kädessä { $held }.
    }
reason-saves-up-locomotive =
    { $points ->
        [one] { $cards } auttaa reitillä { $tracks } (1 piste).
       *[other] { $cards } auttaa reitillä { $tracks } ({ $points } pistettä).
    }
reason-takes = Kädessä on { $held } { NAME($cards, $held, case: "counted") }, ja nyt niitä tulee lisää.
reason-deck-odds = { $percent } % vielä näkemättömistä korteista on { LIST($cards, case: "plural") }; niitä tarvitaan reitillä { $tracks }.
reason-deck-any = Kaikista vielä näkemättömistä korteista on hyötyä reitillä { $tracks }.
reason-more-tickets = Kesken on { $tickets }, ja vaunuja on jäljellä { $trains } uusiakin lippuja varten.
reason-all-done = Valmiina on { $tickets }, ja vaunuja on jäljellä { $trains }.
reason-no-tickets = { $seats }: vaunuja jäljellä { $trains }, eikä yhtään lippua kesken.
reason-no-tickets-you = Sinulla on vaunuja jäljellä { $trains } eikä yhtään lippua kesken.
reason-together =
    { $trains ->
        [one] Lipuille { $tickets } on yhteistä { $tracks }: 1 vaunu hyödyttää niitä kaikkia.
       *[other] Lipuille { $tickets } on yhteistä { $tracks }: { $trains } vaunua hyödyttää niitä kaikkia.
    }
reason-keep = { $tickets }: pisteitä { $points }, vaunuja vähintään { $trains } (jäljellä { $left }).
reason-keep-done = { $tickets } on jo valmis: pisteitä { $points }.
reason-keep-impossible = { $tickets } ei enää onnistu.
reason-leave = Ei lippua { $tickets }: pisteitä { $points }, vaunuja vähintään { $trains } (jäljellä { $left }).
reason-leave-done = Ei lippua { $tickets }, vaikka se on jo valmis.
reason-leave-impossible = Ei lippua { $tickets }: se ei enää onnistu.
reason-opens = Näin avautuu { $tracks }.
reason-opens-for = Näin avautuu { $tracks }, osa matkaa { $tickets }.
reason-helps = Se auttaa täyttämään lipun { $tickets }.
reason-works-on =
    { $trains ->
        [one] { $tickets } vaatii vielä 1 vaunun (jäljellä { $left }).
       *[other] { $tickets } vaatii vielä { $trains } vaunua (jäljellä { $left }).
    }
reason-goes-for = { $tracks } on pisin vielä saatavilla oleva reitti: pisteitä { $points }.
reason-trains-left =
    { $trains ->
        [one] { $seats }: jäljellä 1 vaunu.
       *[other] { $seats }: jäljellä { $trains } vaunua.
    }
reason-trains-left-you =
    { $trains ->
        [one] Sinulla on jäljellä 1 vaunu.
       *[other] Sinulla on jäljellä { $trains } vaunua.
    }
reason-last-round = Tämä on viimeinen kierros: { $seats } ei enää saa vuoroa.
reason-last-round-you = Tämä on viimeinen kierros: et enää saa vuoroa.
reason-end-near =
    { $trains ->
        [one] { $seats }: jäljellä 1 vaunu, joten loppu on lähellä.
       *[other] { $seats }: jäljellä { $trains } vaunua, joten loppu on lähellä.
    }
reason-end-near-you =
    { $trains ->
        [one] Sinulla on jäljellä 1 vaunu, joten loppu on lähellä.
       *[other] Sinulla on jäljellä { $trains } vaunua, joten loppu on lähellä.
    }
reason-built-later =
    { $moves ->
        [one] { $seats } rakensi reitin { $tracks } seuraavalla siirrolla.
       *[other] { $seats } rakensi reitin { $tracks } { $moves } siirtoa myöhemmin.
    }
reason-taken-later =
    { $moves ->
        [one] { $seats } vei reitin { $tracks } seuraavalla siirrolla.
       *[other] { $seats } vei reitin { $tracks } { $moves } siirtoa myöhemmin.
    }
reason-never-built = Kukaan ei lopulta rakentanut reittiä { $tracks }.

move-take = ottaa { NAME($card, case: "genitive") }
move-draw = nostaa pakasta
move-tickets = nostaa lippuja
move-pass = passata
move-keep-some = pitää lippuja
move-keep = pitää { $tickets }
move-claim-for = rakentaa { $track } { LIST($cards, case: "adessive") }

help-review = Kerro, miten tallennettu peli FILE voitettiin: mahdollisuudet siirto siirrolta, kalleimmat siirrot ja syyt.
option-review-json = Tulosta analyysi JSON-muodossa.
option-review-html = Kirjoita analyysi itsenäiseksi sivuksi.
option-review-view = Kenen silmin peliä katsotaan: pelaajan numero, tai 0, kun kaikki kortit ovat auki.
option-review-seed = Kokeiltavien jakojen siemenluku.
review-heading = { $map }: { $seats }. Siirtoja { $moves }.
review-working = Peliä analysoidaan
review-no-such-view = pelaajaa { $view } ei ole; pelaajia on { $players }
review-no-moves = pelissä ei ole vielä siirtoja
review-written = Kirjoitettu: { $file }
review-by-network = Arvioijana tämän laudan arvoverkko.
review-by-planner = Tällä laudalla ei ole arvoverkkoa: sen sijaan arvioitiin suunnittelijan suunnitelma, mikä on karkeampaa.
review-fitted = Mahdollisuudet on sovitettu tämän laudan peleihin, joissa on yhtä monta pelaajaa.
review-near = Mahdollisuudet on sovitettu tämän laudan peleihin, joissa on eri määrä pelaajia.
review-borrowed = Mahdollisuudet on sovitettu muiden lautojen peleihin.
review-title = Pelianalyysi
review-chances = Voiton todennäköisyys
review-view-all = Kaikki kortit auki
review-view-of = Mitä { $seat } saattoi tietää
review-turning-points = Käännekohdat
review-no-turning-points = Mikään siirto ei maksanut paljon arvion kohinaa enempää.
review-parts = Mikä muutti mahdollisuuksia
review-parts-note = Tuuri, oma peli ja muiden peli selittävät yhdessä eron alun todennäköisyyden ja lopputuloksen välillä. Oma peli laskee yhteen, mitä kukin siirto maksoi parhaaseen verrattuna; kukaan ei löydä sitä aina, joten summa voi ylittää 100 %, ja muiden peli tasaa sen.
review-column-move = Siirto
review-column-seat = Pelaaja
review-column-played = Pelattu
review-column-better = Parempi
review-column-points = Pisteet
review-column-chance = Voitto
review-column-first = Alussa
review-column-luck = Tuuri
review-column-own = Oma peli
review-column-others = Muiden peli
review-column-result = Tulos
review-moves = Kaikki siirrot
review-noise-note = Luku merkin ± jälkeen on arvion keskivirhe.
review-percent = { $percent } %

review-of = Pelianalyysi: { $map }
review-failed = Näytettävää analyysia ei ole
review-progress = Siirtoja arvioitu: { $done }/{ $total }
review-waiting = Analyysi odottaa vuoroaan.
review-view = Näkymä
review-move-of = Siirto { $move } · { $seat }
review-end = Loppu
review-played = Pelattu
review-better = Parempi
review-better-move = Parempi: { $move }
review-best = Paras siirto
review-forced = Valinnanvaraa ei ollut.
review-hidden = Ei tiedetty, mitä pelaajan { $seat } kädessä oli.
review-agrees = Mestari olisi tehnyt samoin.
review-costs = Hinta noin { $points } ± { $noise } pistettä ja { $chance } ± { $error } % voiton todennäköisyydestä.
review-costs-judged = Hinta noin { $points } ± { $noise } pistettä, arvioitu pelaamatta loppuun.
review-open-verdict = Kun kaikki kortit ovat auki: { $move }.
review-alternative = { $move } (−{ $points } pistettä)
review-alternative-equal = { $move } (yhtä hyvä)
review-alternatives = Seuraavaksi parhaat: { $moves }
review-chance-of = { $seat }: { $percent } %
review-chance-after = siirtoja pelattu { $move }/{ $moves }
review-turning-point = Siirto { $move }, { $seat }: −{ $chance } %
review-previous = Edellinen käännekohta
review-next = Seuraava käännekohta
review-copy = Kopioi linkki tähän siirtoon
review-luck = tuuri { $luck } %, oma peli { $own } %, muiden peli { $others } %
review-parts-of = Alussa { $first } %, lopussa { $last } %: tuuri { $luck } %, oma peli { $own } %, muiden peli { $others } %
review-mark-played = pelattu
review-mark-better = parempi

reason-gains =
    { $points ->
        [one] { $tracks }: rakentamisesta saa heti 1 pisteen lisää.
       *[other] { $tracks }: rakentamisesta saa heti { $points } pistettä lisää.
    }
hint-again = Kysy uudestaan, niin näet suunnitelman laudalla.
