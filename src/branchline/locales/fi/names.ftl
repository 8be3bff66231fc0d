## Maps and their variants: what is on the box, or what players say

name-europe = Eurooppa
name-heart-of-africa = Afrikan sydän
name-india = Intia
name-legendary-asia = Legendaarinen Aasia
name-nederland = Alankomaat
name-nederland-without-tolls = Alankomaat ilman ratamaksuja
name-nordic-countries = Pohjoismaat
name-old-west = Villi länsi
name-old-west-the-visitor = Villi länsi, vieras
name-pennsylvania = Pennsylvania
name-poland = Puola
name-south-east = Kaakkois-USA
name-switzerland = Sveitsi
    .genitive = Sveitsin
name-united-kingdom = Britannia
name-united-kingdom-advanced-technologies = Britannia, kehittyneet teknologiat
name-usa = USA
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Suurkaupungit

## Countries that tracks and tickets lead to

name-austria = Itävalta
    .genitive = Itävallan
name-belarus = Valko-Venäjä
    .genitive = Valko-Venäjän
name-czech-republic = Tšekki
    .genitive = Tšekin
name-denmark = Tanska
    .genitive = Tanskan
name-france = Ranska
    .genitive = Ranskan
    .inessive = Ranskassa
    .illative = Ranskaan
name-germany = Saksa
    .genitive = Saksan
name-italy = Italia
    .genitive = Italian
name-lithuania = Liettua
    .genitive = Liettuan
name-madagascar = Madagaskar
    .genitive = Madagaskarin
name-netherlands = Alankomaat
    .genitive = Alankomaiden
name-nigeria = Nigeria
    .genitive = Nigerian
name-ontario = Ontario
    .genitive = Ontarion
name-russia = Venäjä
    .genitive = Venäjän
name-slovakia = Slovakia
    .genitive = Slovakian
name-sudan = Sudan
    .genitive = Sudanin
name-tchad = Tšad
    .genitive = Tšadin
name-ukraine = Ukraina
    .genitive = Ukrainan

## Places that have no name but a number, which follows the word

name-junction = Risteys
