# One line on what is special about this map, below its name; at most 60 characters.
about-pennsylvania = Take shares of railway companies as you build
# At the end of the rules page.
rules-uncertain-pennsylvania = The points for shares and those for seven spaces are told by one source. One source has a single track of two spaces for Buffalo–Ontario, and one company each for Gettysburg–York and Harrisburg–Scranton / Wilkes Barre; a picture of the board shows what is here.
