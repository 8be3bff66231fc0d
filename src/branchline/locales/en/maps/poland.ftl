# One line on what is special about this map, below its name; at most 60 characters.
about-poland = Join neighbouring countries and collect their cards
