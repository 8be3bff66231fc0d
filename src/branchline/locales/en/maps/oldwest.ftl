# One line on what is special about this map, below its name; at most 60 characters.
about-oldwest = Grow from one city, and earn where others build
