# One line on what is special about this map, below its name; at most 60 characters.
about-legendary_asia = From Ankara to Kobe, through mountains that cost trains
