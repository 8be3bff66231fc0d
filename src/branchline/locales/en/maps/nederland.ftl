# One line on what is special about this map, below its name; at most 60 characters.
about-nederland = Every track costs a toll, often paid to a rival
