# One line on what is special about this map, below its name; at most 60 characters.
about-germany = Fetch passengers; choose short or long tickets
# At the end of the rules page.
rules-uncertain-germany = One source joins München to Konstanz, the others to Lindau. Nine tickets differ by one end in one of three sources. An older box had 48 trains. Mannheim–Stuttgart is worth 2, though short tickets are said to begin at 3.
