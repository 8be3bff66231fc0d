help-lab = Spill mange partier mellom boter på MAP (en ID eller en kartfil) og fortell om kartet er bra.
option-lab-output = Mappe for rapporten: en side, tallene som JSON og rare partier som kan åpnes.
option-lab-precision = Hvor presis vinnerandelen til hver billett skal være, i prosentpoeng.
option-lab-minutes = Hvor lang tid det høyst kan ta, i minutter.
option-lab-rounds = Høyst så mange serier av partier; 0: så mange som trengs.
option-lab-compare = Sammenlign to rapporter (mapper eller JSON-filene deres) og fortell hva som er endret.
option-lab-seed = Låser tilfeldigheten: samme frø gir samme rapport.
lab-needs-map = si hvilket kart som skal undersøkes, eller sammenlign to rapporter med --compare
lab-compare-takes-no-map = --compare ser på to rapporter og tar ikke noe kart
lab-working = spiller
lab-written =
    { $games ->
        [one] { $file }: rapport fra 1 parti
       *[other] { $file }: rapport fra { $games } partier
    }
not-a-lab-report = { $file } er ikke en rapport fra laboratoriet
lab-stopped = Stoppet. Samme kommando fortsetter; det som er spilt, ligger i { $folder }.
lab-title = Laboratorierapport: { $map }
lab-about =
    { $games ->
        [one] 1 parti med { $players } spillere mellom like boter, frø { $seed }.
       *[other] { $games } partier med { $players } spillere mellom like boter, frø { $seed }.
    }
lab-intervals = Under hvert tall står intervallet der den sanne verdien ligger 19 av 20 ganger.
lab-precision-note = Vinnerandelene til billettene er kjent på ± { $reached } prosentpoeng (det ble bedt om ± { $asked }).
lab-glance = Kort fortalt
lab-first-seat = Å begynne gir
lab-compensation = Veies opp av { $points } poeng til de andre
lab-turns = Turer i et parti
lab-margin = Poeng mellom nummer én og to
lab-decided = Vinneren leder for godt etter
lab-decided-note = av trekkene, i snitt
lab-luck = Andel flaks
lab-luck-note = så mye av forskjellene forklarer tilfeldigheten
lab-mispriced = Billetter med feil pris
lab-dead = Døde ruter
lab-contested = Omstridte ruter
lab-untouched = Steder ingen når
lab-tickets = Billetter: pris og verdi
lab-tickets-note = Motstanden teller alle veier mellom to steder: jo høyere, jo vanskeligere. Verdien sier hvor mange poeng en billett gir mer enn den midterste. Til den foreslåtte prisen ville den gitt like mye som den midterste; uthevet der den trykte prisen helt sikkert er en annen.
lab-column-ticket = Billett
lab-column-price = Pris
lab-column-resistance = Motstand
lab-column-kept = Beholdt når tilbudt
lab-column-completion = Fullført
lab-column-win-lift = Vinner oftere med
lab-column-worth = Verdi
lab-column-suggested = Forslag
lab-prices-follow = Prisene følger motstanden med en korrelasjon på { $correlation }.
lab-tracks = Ruter: bygd, døde, omstridte
lab-tracks-note = Jo mørkere, jo oftere bygges en rute. Overstrøket: død, nesten aldri bygd. Med ramme: omstridt, ofte tatt fra noen som hadde planlagt den.
lab-column-track = Rute
lab-column-built = Bygd i
lab-column-contested = Omstridt
lab-column-when = Når i partiet
lab-all-tracks = Alle ruter
lab-none = Ingen.
lab-lengths = Lengder og farger
lab-column-length = Lengde
lab-column-colour = Farge
lab-column-tracks = Ruter
lab-column-of-claims = Av alle bygde
lab-points = Hvor poengene kommer fra
lab-column-line = For
lab-column-points = Poeng
lab-column-scored = Oppnådd av
lab-column-winners-more = Vinneren har mer
lab-mechanics = Hva hver mekanisme endrer
lab-mechanics-note = Mot partier på samme kart uten den.
lab-column-mechanic = Mekanisme
lab-not-without = Kartet kan ikke spilles uten den.
lab-seats = Plasser
lab-column-order = Begynner som nummer
lab-column-wins = Vinner
lab-winner-chance = Sjansen til den som senere vinner
lab-stage = etter { $percent } % av trekkene
lab-styles = Hvilken stil vinner
lab-styles-note = Hver stil mot alle andre. Til sammenligning andre brett, de likeste først.
lab-column-style = Stil
lab-column-board = Brett
lab-oddities = Rare partier
lab-oddities-note = Slik åpner du et: branchline replay FILE
lab-oddity-no-draw = Noen hadde ikke noe kort å trekke
lab-oddity-sweeps = Raden ble ryddet tre ganger eller mer i ett trekk
lab-oddity-stranded = Ingen kunne gjøre mer
lab-column-games = Partier
lab-column-files = Eksempler
lab-value = Boter med trent nettverk
lab-value-note =
    { $games ->
        [one] De samme tallene fra 1 parti mellom boter som bedømmer trekk med et trent nettverk.
       *[other] De samme tallene fra { $games } partier mellom boter som bedømmer trekk med et trent nettverk.
    }
lab-column-figure = Tall
lab-column-planner = Planlegger
lab-column-value = Nettverksbot
lab-compare-title = Hva som er endret fra { $before } til { $after }
lab-compare-note = Bare forskjeller som holder når man ser på så mange tall (høyst 5 % falske).
lab-compare-none = Ingenting er endret som skiller seg fra tilfeldigheten.
lab-compared =
    { $count ->
        [one] 1 tall sammenlignet.
       *[other] { $count } tall sammenlignet.
    }
lab-column-before = Før
lab-column-after = Etter
lab-column-change = Endring
lab-figure-compensation = Poeng til de andre
lab-figure-score = Poeng per spiller
lab-figure-winner-score = Vinnerens poeng
lab-figure-tickets-kept = Beholdte billetter
lab-figure-tickets-done = Fullførte billetter
lab-figure-completion = { $what }: fullført
lab-figure-win-share = { $what }: vinnerandel
lab-figure-built = { $what }: bygd
lab-figure-style = { $what }: vinner
help-tune = Tilpass botene til MAP (en ID eller en kartfil), så de spiller det godt fra da av.
option-tune-players = Hvor mange spillere det tilpasses til (standard: det minste antallet).
option-tune-minutes = Hvor lang tid det høyst kan ta, i minutter.
option-tune-generations = Hvor mange generasjoner av vekter som prøves.
option-tune-games = Partier i hvert forsøk mot hver rival.
option-tune-seed = Låser tilfeldigheten: samme frø gir samme vekter.
tune-working = tilpasser
tune-written = { $file }: slik spiller botene fra nå av; de slår de ikke-tilpassede i { $share } av { $games } partier (like sterke ville vinne { $fair })
tune-stopped = Stoppet. Samme kommando fortsetter; det som er prøvd, ligger i { $file }.
