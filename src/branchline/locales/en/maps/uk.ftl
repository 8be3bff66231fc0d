# One line on what is special about this map, below its name; at most 60 characters.
about-uk = Buy technologies to build beyond England
