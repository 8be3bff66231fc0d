# One line on what is special about this map, below its name; at most 60 characters.
about-legendary_asia = From Ankara to Kobe, through mountains that cost trains
# At the end of the rules page.
rules-uncertain-legendary_asia = One source asks for two locomotives each on Seoul–Vladivostok and Seoul–Kobe; a picture of the board shows one. Of first tickets that are rejected the printed rules say both that they leave the game and that they go under the pile.
