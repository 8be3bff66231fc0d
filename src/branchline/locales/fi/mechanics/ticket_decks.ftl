## At the table

decks = Lippupakat
decks-how = Sano ennen nostamista, montako haluat kummastakin
decks-left = lyhyitä: { $short }, pitkiä: { $long }
decks-kept = { $seat } – lyhyitä: { $short }, pitkiä: { $long }
decks-question = Montako { $count } ensimmäisestä lipustasi on lyhyitä, montako pitkiä?
status-ticket-decks = Lyhyitä vai pitkiä lippuja?
status-ticket-decks-how = Kaikki sanovat sen yhtä aikaa; sitten liput jaetaan.
action-draw-split =
    { $long ->
        [0] nosta – lyhyitä: { $short }
       *[other] { $short ->
            [0] nosta – pitkiä: { $long }
           *[other] nosta – lyhyitä: { $short }, pitkiä: { $long }
        }
    }
choice-draw-split = lyhyitä: { $short }, pitkiä: { $long }
ask-draw-split = Pidät niistä sitten vähintään { $keep }. Hylätyt palaavat omaan pakkaansa.
may-draw-split = nosta lippuja

## What happens

drew-of-decks =
    { $subject ->
        [you] Nostat
        [you-again] nostat
        [again] nostaa
       *[named] { $seat } nostaa
    } lippuja – lyhyitä: { $short }, pitkiä: { $long }

## Rules page

rules-ticket-decks-title = Lyhyet ja pitkät liput
rules-ticket-decks-picture = Neljästä lipusta kaksi nostetaan lyhyiden pakasta ja kaksi pitkien.
rules-ticket-decks = Lyhyet ja pitkät liput ovat omissa pakoissaan. Ennen nostamista sanot, montako haluat kummastakin; hylätyt palaavat omaan pakkaansa. Aluksi kaikki sanovat sen yhtä aikaa, sitten liput jaetaan.
rules-ticket-decks-details = Myöhemmin et voi pyytää pakasta enempää kuin siinä on. Kaikki näkevät, montako kussakin pakassa on jäljellä ja kummasta toisten liput ovat. Jos pakka ei aluksi riitä, toinen täydentää; jos myöhemmin kummassakin yhteensä on liian vähän, nostat kaikki jäljellä olevat.

## Lesson

lesson-ticket-decks-what = Lippupakkoja on kaksi: lyhyitä pienillä pisteillä ja pitkiä suurilla.
lesson-ticket-decks-how = Ennen nostamista sanot, montako haluat kummastakin. Vasta sitten näet ne ja pidät osan.
lesson-ticket-decks-why = Pitkät antavat suunnitelman koko peliin. Lyhyet valmistuvat nopeasti, ja eniten valmiita lippuja voi tuoda bonuksen.

## Terminal

mechanic-ticket-decks = lyhyet ja pitkät liput
summary-ticket-decks = Kaksi lippupakkaa: ennen nostamista sanot, montako lyhyttä ja montako pitkää lippua haluat. Hylätyt palaavat omaan pakkaansa.
form-ticket-decks-short = Lyhyiden lippujen pakka
form-ticket-decks-long = Pitkien lippujen pakka
