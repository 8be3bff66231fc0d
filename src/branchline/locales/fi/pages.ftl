## Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
title-of = { $page } – branchline
page-tools = Tämä sivu
pitch =
    Rakenna ratoja.
    Yhdistä kaupungit.
    Pidä se salassa.
tagline = Rautatiepelejä 2–6 pelaajalle, laudoilla, joilla on omat sääntönsä. Ilmaiseksi selaimessa, ilman tiliä.
unofficial = Ilmainen projekti, jonka tekijät rakastavat peliä. Se ei ole virallinen, eikä mikään kustantaja tai suunnittelija ole siinä mukana tai vastaa siitä.
language = Kieli
your-name = Nimesi
name-placeholder = Valinnainen
back-home = Takaisin aloitussivulle

## Start page

new-game = Uusi peli
new-game-note = Botteja vastaan, samalla näytöllä tai kavereiden kanssa linkillä.
first-game = Pelaa ensimmäinen peli
first-game-note =
    { $count ->
        [one] { $map }, yhtä bottia vastaan ({ $level }). Alkaa heti.
       *[other] { $map }, { $count } bottia vastaan ({ $level }). Alkaa heti.
    }
play-with-friends = Pelaa kavereiden kanssa
boards-title = Laudat
boards-base = Peruspelit
boards-expansion = Laajennukset
boards-other = Muut laudat
board-first = aloita tästä
quick-note = Valitse lauta, niin istut pöydässä bottien kanssa.
quick-opponents = Vastassa
quick-play =
    { $count ->
        [one] : pelaa yhtä bottia vastaan
       *[other] : pelaa { $count } bottia vastaan
    }
bots-number =
    { $count ->
        [one] yksi botti
        [2] kaksi bottia
       *[other] { $count } bottia
    }
players-range = { $from }–{ $to } pelaajaa
players-exactly =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
set-up = Säädä…
rules-of = Säännöt:
continue-title = Pelisi
games-turns =
    { $count ->
        [one] 1 odottaa sinua
       *[other] { $count } odottaa sinua
    }
game-won =
    { $subject ->
        [you] Voitit
       *[named] Voitto: { $names }
    }{ $rivals ->
        [0] , { $points } pistettä kullakin
       *[other] , pisteet { $points } – { $others }
    }
learn-title = Ensimmäinen kerta?
learn-note = Kerää kortteja, rakenna niillä reittejä ja yhdistä lippujesi kaupungit, ennen kuin muut ehtivät tiellesi.
learn-rules = Lue säännöt
tables-title = Avoimet pöydät
tables-waiting = { $count } odottaa
tables-none = Kukaan ei juuri nyt odota pelaajia. Avaa pöytä: kuka vain voi istua siihen.
table-open = Avaa pöytä
table-seats =
    { $count ->
        [one] { $names }, 1 vapaa paikka
       *[other] { $names }, { $count } vapaata paikkaa
    }
table-join = Liity
game-waiting = odottaa pelaajia
game-playing = käynnissä
game-over = päättynyt
play-on = Jatka
watch = Katso
look-at-scores = Pisteet
forget-game = Poista peli ({ $map }) luettelosta

## New game

which-map = Mikä lauta?
which-variant = Mikä peli?
variant-base = Peruspeli
how-many = Montako pelaajaa?
who-plays = Ketkä pelaavat?
seat-who = { $seat }: kuka istuu tässä
seat-name = { $seat }: nimi
name = Nimi
seat-open = Vapaa paikka
who-here = Tällä näytöllä
who-friend = Linkillä
who-open = Kuka vain
who-bot = Botti: { $level }
level-greedy = yksinkertainen
level-beginner = aloittelija
level-easy = helppo
level-medium = keskitaso
level-hard = vaikea
level-expert = mestari
personality-hunter = lipunmetsästäjä
personality-racer = kiitäjä
personality-blocker = estäjä
personality-builder = rakentaja
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Useita pelaajia samalla näytöllä: verho peittää korttisi, kun annat näytön eteenpäin.
note-open = Kunnes kaikki paikat on varattu, pöytä näkyy aloitussivun avoimissa pöydissä.
note-links = Saat linkit lähetettäviksi heti, kun pöytä on valmis.
more-options = Aloitus, kello ja katsojat
who-starts = Kuka aloittaa?
by-lot = Arvotaan
turn-clock = Aika vuorolle
no-clock = Ei rajaa
span-minutes =
    { $count ->
        [one] 1 minuutti
        [60] 1 tunti
       *[other] { $count } minuuttia
    }
span-days =
    { $count ->
        [one] 1 päivä
       *[other] { $count } päivää
    }
absence = Jos joku jättää muut odottamaan, botti tulee tilalle
after-span = raja: { $span }
never = ei koskaan
allow-spectators = Muut saavat katsoa
quick-bots = Botit pelaavat heti (ei kumoamista)
begin-game = Aloita
make-room = Avaa pöytä

## Waiting room and links

waiting-title = { $map }: odotetaan pelaajia
waiting-plain = Odotetaan pelaajia
waiting-for =
    { $count ->
        [one] Yksi paikka on vielä vapaa. Peli alkaa itsestään, kun se on varattu.
       *[other] { $count } paikkaa on vielä vapaana. Peli alkaa itsestään, kun ne on varattu.
    }
seat-waiting = odottaa jotakuta
seat-yours = sinun paikkasi
seat-here = on täällä
seat-invited = kutsuttu, ei vielä täällä
name-of-seat = Pelaajan { $number } nimi
rename = Vaihda nimi
take-seat = Ota paikka
start-now =
    { $count ->
        [one] Aloita nyt: botti ottaa vapaan paikan
       *[other] Aloita nyt: botit ottavat { $count } vapaata paikkaa
    }
invite-title = Kutsu
invite-note = Lähetä nämä linkit. Linkin avaaja ei tarvitse tiliä.
friends-title =
    { $count ->
        [one] Yksi kaveri puuttuu
       *[other] { $count } kaveria puuttuu
    }
friends-note = Linkki antaa oikeuden pelata sillä paikalla: lähetä se vain yhdelle.
link-seat = Pelaajalle { $name }
link-open = Vapaan paikan ottajalle
link-watch = Katsojille
copy = Kopioi
copied = Kopioitu
share = Jaa
copy-move = Kopioi linkki tähän siirtoon
share-more = Kuva, animaatio, tiedosto

## Following a link

join-title = Liity peliin
join-invited = Paikkasi odottaa
join-open = Sinulle on paikka
join-full = Kaikki paikat on varattu
join-game = Peli: { $map }
join-with = – mukana { $people }
join-stale = Tämä linkki ei avaa täällä mitään paikkaa. Pyydä uusi.
sit-down = Istu pöytään
watch-game = Katso peliä

## End of the game

end-title = Loppupisteet
result-won =
    { $subject ->
        [you] Voitit!
        [several] { $names } jakavat voiton
       *[named] { $names } voittaa
    }
result-points =
    { $rivals ->
        [0] { $points } pistettä kullakin
       *[other] pisteet { $points } – { $others }
    }
show-result = Näytä tulos
look-at-board = Katso lautaa
copied-here = Kopioitu, vain tälle koneelle
not-copied = Linkkiä ei voi kopioida täällä
share-text = Näin pelimme sujui ({ $map })
race-title = Kilpajuoksu
race-summary = Pisteet pelin aikana. Lopussa: { $totals }
race-total = { $name } { $points }
race-table = Laudan pisteet pelin aikana sekä lippujen ja bonusten kanssa
race-move = Siirto { $move }/{ $moves }
race-first = ensimmäinen siirto
race-last = viimeinen siirto
race-rest = liput, bonukset
awards-title = Huomionarvoista
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Eniten lippuja
award-tickets =
    { $count ->
        [one] 1 valmis
       *[other] { $count } valmista
    }
award-best-ticket = Paras lippu
award-longest-track = Pisin yksittäinen reitti
award-spaces =
    { $count ->
        [one] 1 ruutu
       *[other] { $count } ruutua
    }
award-best-move = Paras siirto
award-points =
    { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }
score-table = Pisteet
total = Yhteensä
all-tickets = Kaikki liput
tickets-of =
    { $count ->
        [one] { $name }: 1 lippu
       *[other] { $name }: { $count } lippua
    }
light-cell = { $name }, { $line }: { $points }. Näytä laudalla
rematch = Pelaa uudelleen
to-rematch = Seuraavaan peliin
replay = Uusinta
tell-again = Kertaa rivi riviltä
download = Tallenna peli

## Replay

replay-of = Uusinta: { $map }
replay-moves = Siirrot
replay-move = Siirto
replay-begin = Kortit ja liput on jaettu.
replay-players = Mitä pelaajilla oli
replay-speed = Nopeus
replay-seat =
    { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } · { $trains ->
        [one] 1 vaunu
       *[other] { $trains } vaunua
    }
replay-hidden =
    { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    }, { $tickets ->
        [one] 1 lippu
       *[other] { $tickets } lippua
    }
no-cards = ei kortteja
eyes = Kenen silmin
eyes-all = kaikkien, kortit auki
move-of = { $move }/{ $moves }
to-start = Alkuun
step-back = Siirto taakse
run = Toista
pause = Tauko
step-on = Siirto eteen
to-end = Loppuun
play-from-here = Jatka peliä tästä
back-to-room = Takaisin pöytään

## Settings

settings-title = Asetukset
setting-sound = Äänet
setting-sound-note = Kortit, vaunut ja kellonsoitto vuorollasi
setting-guide = Opas
setting-guide-note = Neuvoja ensimmäisiin peleihin
setting-theme = Vaalea vai tumma
setting-theme-auto = Järjestelmä
setting-theme-light = Vaalea
setting-theme-dark = Tumma
setting-motion = Liike
setting-motion-auto = Järjestelmä
setting-motion-on = Päällä
setting-motion-off = Pois
setting-confirm = Kysy ennen reitin rakentamista
setting-confirm-touch = Kosketus
setting-confirm-on = Aina
setting-confirm-off = Ei

## Help: keys

help-title = Näin pelataan
help-of = Näin pelataan: { $map }
keys-title = Näppäimet
key-row = Ota se kortti rivistä
key-deck = Nosta pakasta
key-tickets = Nosta lippuja
key-build = Näytä, mitä voit rakentaa
key-hint = Kysy, mitä vahva botti tekisi
key-enter = Vahvista
key-escape = Peruuta, sulje
key-undo = Kumoa
key-zoom = Lähennä, loitonna, näytä koko lauta
key-pan = Liikuta lautaa, kun se on valittuna
key-help = Tämä sivu

## Points by length

rules-spaces = Ruudut
rules-points = Pisteet

## Guide: each on one line of a phone, so at most about 50 letters

guide-title = Opas
guide-stop = Ei enää neuvoja
guide-first-tickets = Pidä { $keep } tai useampi, joilla on yhteistä matkaa.
guide-draw = Ota kortteja katkoviivareittien väreissä.
guide-second-card = Vielä yksi kortti. Haaleaa et voi ottaa.
guide-claim-for = Rakenna { $track }, lippu { $letters }.
guide-claim = Voit rakentaa kehystetyt. Pitkistä saa enemmän.
guide-ticket-done =
    { $count ->
        [one] Lippu { $done } on valmis: pisteet lopussa.
       *[other] Liput { $done } ovat valmiit: pisteet lopussa.
    }
guide-tickets = Liput ovat valmiit: voit nostaa uusia.
guide-keep = Pidä { $keep } tai useampi, mieluiten lähes valmis.
guide-progress = Valitse lippu, niin näet puuttuvan matkan.
guide-others = Muut pelaavat: otetut kortit kertovat aikeista.
guide-pass = Et voi nostaa etkä rakentaa, joten passaat.
guide-last-round = Viimeinen kierros: lippu valmiiksi tai reitti.
guide-end = Alleviivatut pisteet näkyvät laudalla: valitse.

home-studio = Piirrä oma karttasi
home-studio-note = Sijoita kaupunkeja, yhdistä ne ja pelaa heti omalla laudallasi.
home-studio-open = Avaa karttapaja
map-remove = Poista
map-by = tekijä: { $name }
