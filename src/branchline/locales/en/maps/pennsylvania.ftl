# One line on what is special about this map, below its name; at most 60 characters.
about-pennsylvania = Take shares of railway companies as you build
