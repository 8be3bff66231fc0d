# One line on what is special about this map, below its name; at most 60 characters.
about-europe = Tunnels, ferries, and stations that borrow a track
