lesson-first-game-ticket-title = Lippusi
lesson-first-game-ticket = Se, jolla on lopussa eniten pisteitä, voittaa. Pisteitä saa reiteistä ja lipuista. Sinun lippusi on Dallas–New York: yhdistä kaupungit omilla reiteilläsi, niin saat 11 pistettä. Jos et onnistu, menetät 11.

lesson-first-game-way-title = Matka
lesson-first-game-way = Välillä Dallas–Nashville sinulla on jo reitit. Kaksi puuttuu, ne on korostettu: Nashville–Pittsburgh ja Pittsburgh–New York.

lesson-first-game-take-title = Ota keltainen kortti
lesson-first-game-take = Korteilla maksetaan samanvärisiä reittejä. Reitillä Nashville–Pittsburgh on 4 keltaista ruutua, joten se maksaa 4 keltaista korttia. Sinulla on 2.

lesson-first-game-take-another-title = Ota toinen
lesson-first-game-take-another = Vuorolla teet yhden asian: otat 2 korttia, rakennat reitin tai nostat lippuja. Tämä on toinen korttisi.

lesson-first-game-others-title = Brunelin vuoro
lesson-first-game-others = Nyt muut pelaavat. Brunel rakentaa reitin Little Rock–Saint Louis: se on hänen pysyvästi, eikä kukaan muu voi käyttää sitä.

lesson-first-game-build-title = Rakenna reitti
lesson-first-game-build = Sinulla on 4 keltaista korttia. Paina Rakenna ja valitse Nashville–Pittsburgh: 4 ruudusta saa heti 7 pistettä. Myöhemmin voit valita reittejä myös laudalta.

lesson-first-game-locomotive-title = Mitä veturi tekee
lesson-first-game-locomotive = Veturi käy mistä tahansa väristä. Pittsburgh–New York maksaa 2 valkoista korttia: sinulla on 1 ja veturi. Rakenna se vuorollasi.

lesson-first-game-end-title = Loppu
lesson-first-game-end = Brunelilla oli 2 vaunua jäljellä: silloin jokaisella on viimeinen vuoro, ja liput lasketaan. Reittisi tuovat 15 pistettä, lippusi 11. Se on 26, ja Brunelilla on 19: voitat!
