# One line on what is special about this map, below its name; at most 60 characters.
about-oldwest = Grow from one city, and earn where others build
# At the end of the rules page.
rules-uncertain-oldwest = The points for seven spaces are told by one source. Some source joins Los Angeles to Flagstaff, not Phoenix, has the ferry without locomotives, gives Seattle–Denver 11 points, or has a ticket San Francisco–Bend; a picture of the board or the cards show what is here.
