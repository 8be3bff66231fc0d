# One line on what is special about this map, below its name; at most 60 characters.
about-africa = Terrain cards double the points of your tracks
