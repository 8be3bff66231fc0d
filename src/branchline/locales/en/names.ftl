# Names that maps give in English: maps, their variants and countries. The id is the English name in
# small letters with hyphens. The names of what is special on a map are in its own file, in maps/.
# Names of cities are not translated.
#
# Other messages put these names into sentences. Give the forms your sentences need as attributes,
# such as .genitive, and ask for them: NAME($map, case: "genitive").

## Maps and their variants: what is on the box, or what players say

name-europe = Europe
name-heart-of-africa = Heart of Africa
name-india = India
name-legendary-asia = Legendary Asia
name-nederland = Nederland
name-nederland-without-tolls = Nederland without tolls
name-nordic-countries = Nordic Countries
name-old-west = Old West
name-old-west-the-visitor = Old West, the visitor
name-pennsylvania = Pennsylvania
name-poland = Poland
# The small board of the first lesson.
name-south-east = South-East
name-switzerland = Switzerland
name-united-kingdom = United Kingdom
name-united-kingdom-advanced-technologies = United Kingdom, advanced technologies
name-usa = USA
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Big Cities

## Countries that tracks and tickets lead to

name-austria = Austria
name-belarus = Belarus
name-czech-republic = Czech Republic
name-denmark = Denmark
name-france = France
name-germany = Germany
name-italy = Italy
name-lithuania = Lithuania
name-madagascar = Madagascar
name-netherlands = Netherlands
name-nigeria = Nigeria
name-ontario = Ontario
name-russia = Russia
name-slovakia = Slovakia
name-sudan = Sudan
name-tchad = Tchad
name-ukraine = Ukraine

## Places that have no name but a number, which follows the word

name-junction = Junction
