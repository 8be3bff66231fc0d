about-oldwest = Väx från en stad och tjäna på andras byggen
rules-uncertain-oldwest = Poängen för sju rutor kommer från en enda källa. Någon källa förbinder Los Angeles med Flagstaff i stället för Phoenix, har färjan utan lokomotiv, ger Seattle–Denver 11 poäng eller har en biljett San Francisco–Bend; en bild av spelplanen eller korten visar det som här.
