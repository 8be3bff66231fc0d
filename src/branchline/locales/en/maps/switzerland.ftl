# One line on what is special about this map, below its name; at most 60 characters.
about-switzerland = Tunnels through the Alps, tickets to four neighbours
