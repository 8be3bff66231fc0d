studio-title = Kartverksted
studio-new-name = Mitt kart
studio-city-name = By { $number }
studio-failed = Verkstedet kan ikke åpnes
studio-tools = Verktøy
studio-redo = Gjør om
studio-draw = Tegn
studio-move = Flytt
studio-canvas = Kartet du tegner
studio-whole = Vis hele kartet
studio-first = Klikk for å sette en by. Dra fra by til by for å knytte dem sammen med en rute.
studio-no-tickets = Ingen billetter ennå. Lag dem, eller legg dem til for hånd.
studio-no-tracks = Ingen ruter ennå. Dra fra by til by.
studio-keys = Piltaster flytter et kryss. Enter setter en by der eller velger det som er der. J begynner en rute, Enter ved en annen by avslutter den. Delete fjerner det valgte. Pluss, minus og 0 zoomer. Under Flytt løfter Enter en by og setter den ned.
studio-chosen = Det valgte

studio-tab-start = Start
studio-tab-rules = Regler
studio-tab-tickets = Billetter
studio-tab-check = Kontroll
studio-tab-board = Brett
studio-tab-lab = Lab
studio-tab-play = Spill

studio-new-world = Nytt på verdenskartet
studio-new-blank = Nytt på tomt land
studio-variant-of = En variant av et brett
studio-open-file = Åpne en kartfil (TOML)
studio-open-cities = Legg til byer fra en tabell (CSV)
studio-open-picture = Legg et bilde under
studio-picture = Bilde
studio-picture-moves = Å dra flytter bildet
studio-picture-size = Størrelse
studio-picture-turn = Dreining
studio-picture-opacity = Dekkevne
studio-too-large = Filen er for stor: høyst { $kilobytes } kB
studio-dropped =
    { $count ->
        [one] 1 oppføring i filen kunne ikke leses og er utelatt.
       *[other] { $count } oppføringer i filen kunne ikke leses og er utelatt.
    }
studio-cities-read =
    { $count ->
        [one] 1 by lagt til.
       *[other] { $count } byer lagt til.
    } { $skipped ->
        [0] Alle linjer ble lest.
        [one] 1 linje ble hoppet over.
       *[other] { $skipped } linjer ble hoppet over.
    }
studio-choose-file = Velg en fil
studio-cities-lost =
    { $count ->
        [one] 1 by mangler koordinater og ligger under de andre: flytt den dit den hører hjemme ({ $name }).
       *[other] { $count } byer mangler koordinater og ligger under de andre: flytt dem dit de hører hjemme (den første er { $name }).
    }
studio-kept = Kartet ditt lagres i denne nettleseren mens du arbeider.
studio-kept-file = Kartet ditt lagres i denne nettleseren og i { $file } mens du arbeider.

studio-name = Navn
studio-length = Lengde
studio-shorter = Kortere
studio-longer = Lengre
studio-colour = Farge
studio-double = Legg til et parallelt spor
studio-from = Fra
studio-to = Til
studio-points = Poeng
studio-points-of-way =
    { $count ->
        [one] 1 poeng, som den korteste veien er lang
       *[other] { $count } poeng, som den korteste veien er lang
    }
studio-other-end = Legg til et mål til som teller
studio-no-other-end = Alle steder er allerede mål på denne billetten.
studio-remove = Fjern
studio-add = Legg til
studio-key = Nøkkel
studio-entry = Nr. { $number }
studio-remove-entry = Fjern nr. { $number }
studio-remove-named = Fjern { $name }

studio-said-place = { $name } er satt
studio-said-track = Rute { $a }–{ $b }, lengde { $length }
studio-said-joining = Rute fra { $name }: gå til en annen by og trykk Enter
studio-said-removed = Fjernet
studio-said-mended = Rettet

studio-mechanics = Særregler
studio-more-rules = Flere regler
studio-generate-title = Lag billetter
studio-how-many = Antall
studio-spread = Lengder
studio-spread-short = Korte
studio-spread-mixed = Blandede
studio-spread-long = Lange
studio-generate = Lag
studio-by-hand = For hånd

studio-all-right = Alt er i orden: kartet kan spilles.
remedy-set = Sett til { $value }
remedy-remove = Fjern
remedy-points = Lengde { $length } gir { $points }
remedy-group = Bruk den vanlige regelen for parallelle spor
remedy-mechanic = Legg til regelen «{ $mechanic }»
remedy-fit = Tilpass regelen til kartet
remedy-deal = Del ut { $count }
remedy-trains = Gi alle { $count } tog
remedy-join = Knytt sammen { $a } og { $b }

studio-board-later = Brettet tegnes så snart kontrollen ikke finner noe.
studio-drawing =
    { $step ->
        [places] Byene stilles opp …
        [ground] Landet tegnes …
        [routes] Rutene legges …
        [names] Navnene settes …
       *[done] Brettet gjøres ferdig …
    }
studio-draw-board = Tegn brettet
studio-drawing-failed = Brettet kunne ikke tegnes; på dette enkle kan det spilles.
studio-board-drawn = Dette er brettet.
studio-board-island = Noen byer ligger mye tettere enn rutene mellom dem er lange. Verdens kyster ville revne der, så brettet er en øy for seg selv.
studio-board-picture = Brettet til { $name }
studio-corrections = Dra et navn, en rute eller en by dit du vil ha det. Med taster: Tab velger, piltaster flytter, Enter beholder.
studio-board-large = Vis brettet stort
studio-board-small = Vis kartet igjen
studio-corrections-off = Angre alle rettelser

## Lab

studio-lab-about = Boter spiller kartet mange ganger. Du ser hvor ofte hver rute bygges, og hva hver billett burde være verdt.
studio-lab-later = Laboratoriet åpner så snart kontrollen ikke finner noe.
studio-lab-elsewhere = På denne serveren kan bare eieren bruke laboratoriet. På sin egen datamaskin kan alle: branchline studio
studio-effort = Hvor grundig?
studio-effort-quick = Raskt
studio-effort-usual = Vanlig
studio-effort-thorough = Grundig
studio-study = Undersøk kartet
studio-studying =
    { $games ->
        [one] { $games } parti spilt …
       *[other] { $games } partier spilt …
    }
studio-tune = Tilpass botene
studio-tuning =
    { $games ->
        [one] Botene lærer: { $games } parti …
       *[other] Botene lærer: { $games } partier …
    }
studio-tune-about = Tilpassede boter kjenner kartet: De har spilt det mot hverandre om og om igjen.
studio-tuned = Botene er tilpasset kartet: De vinner { $share } av partiene mot boter som ikke er det.
studio-studied =
    { $games ->
        [one] Ett parti, { $players } spillere
       *[other] { $games } partier, { $players } spillere
    }
studio-lab-old = Kartet er endret siden. Undersøk det igjen for å få nye tall.
studio-heat = Vis hvor ofte ruter bygges
studio-heat-seldom = sjelden
studio-heat-often = ofte
studio-lab-begin = Fordel ved å begynne
studio-lab-turns = Turer i et parti
studio-lab-dead = Ruter som nesten aldri bygges
studio-lab-untouched = Byer ingen når
studio-lab-report = Åpne rapporten
studio-prices = Billettenes priser
studio-prices-note = Til disse prisene ville alle billetter vært omtrent like mye verdt. Fet: Prisen er helt sikkert feil. Bak står området der den riktige ligger.
studio-prices-fine = Alle billetter er omtrent like mye verdt.
studio-lab-failed = Det gikk ikke. Prøv igjen.
studio-handle-beside = Navnet { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Rute { $a }–{ $b }
studio-said-studied = Tallene er klare
studio-said-moved = { $name } flyttet
studio-said-carried = { $name }: gå dit byen skal være, og trykk Enter

studio-play-later = Du kan spille så snart kontrollen ikke finner noe.
studio-export = Lagre som fil
studio-pictures-only = Dette er en variant av { $map }: den kan spilles og lagres som bilde.
studio-pictures-later = Bilder er klare når brettet er tegnet: se Brett.
studio-paper = Papir
studio-paper-a4 = A4, brettet i deler
studio-paper-letter = Letter, brettet i deler
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF til utskrift
studio-printing = PDF-en lages …

form-name = Navn
form-id = Kort navn (små bokstaver)
form-about = Én linje om det
form-players = Spillere
form-players-1 = Færrest
form-players-2 = Flest
form-trains = Tog til hver spiller
form-cards = Vognkort
form-each-colour = Av hver farge
form-locomotives = Lokomotiver
form-start-locomotives = Lokomotiver ved start
form-points = Poeng
form-map-points = Poeng etter rutens lengde
form-ties = Hva som avgjør uavgjort
form-groups = Parallelle spor
form-per-player = Høyst til én spiller
form-tracks-by-players = Spor i bruk, etter spillere
form-areas = Områder
form-first = Første billetter
form-later = Senere billetter
form-deal = Delt ut
form-draw = Trukket
form-keep = Behold minst
form-rejected = Avviste billetter
form-deck = Bunke
form-set = Sett
form-copies = Eksemplarer
form-group = Regel for parallelle spor
form-several = Flere
form-several-deal = Et antall for hver bunke
form-kind = Slag
form-label = Annet navn
form-region = Region
form-word-under = under bunken
form-word-out = ut av spillet
form-word-pile = i kastebunken
form-word-shuffled = stokket inn i bunken
form-word-city = by
form-word-country = land
form-word-junction = forgrening
form-word-completed-tickets = fullførte billetter
form-word-completed-ticket-points = poeng for fullførte billetter
form-word-path-length = lengste linje
form-word-world = verdenskartet
form-word-island = en øy for seg selv

print-length = Lengde
print-points = Poeng
print-trains =
    { $count ->
        [one] 1 tog til hver spiller
       *[other] { $count } tog til hver spiller
    }

studio-share-title = For alle på denne serveren
studio-upload = Legg kartet her
studio-uploaded = Andre finner det blant brettene på denne serveren.
studio-maker = Navnet ditt
studio-take-back = Fjern det fra serveren
