# One line on what is special about this map, below its name; at most 60 characters.
about-usa = Where to begin: long lines from coast to coast
