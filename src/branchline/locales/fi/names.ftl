## Maps and their variants: what is on the box, or what players say

name-europe = Eurooppa
name-india = Intia
name-nordic-countries = Pohjoismaat
name-poland = Puola
name-south-east = Kaakkois-USA
name-switzerland = Sveitsi
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
name-russia = Venäjä
    .genitive = Venäjän
name-slovakia = Slovakia
    .genitive = Slovakian
name-ukraine = Ukraina
    .genitive = Ukrainan
