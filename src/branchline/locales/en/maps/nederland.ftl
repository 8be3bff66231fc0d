# One line on what is special about this map, below its name; at most 60 characters.
about-nederland = Every track costs a toll, often paid to a rival
# At the end of the rules page.
rules-uncertain-nederland = Points at the start: the printed steps could not be read. One point more for each place is the smallest that fits.
