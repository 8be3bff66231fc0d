# One line on what is special about this map, below its name; at most 60 characters.
about-germany = Fetch passengers; choose short or long tickets
