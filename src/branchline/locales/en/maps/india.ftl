# One line on what is special about this map, below its name; at most 60 characters.
about-india = Close loops and score for the Grand Tour
