# One line on what is special about this map, below its name; at most 60 characters.
about-nordic = Ferries and tunnels in the far north, for two or three
