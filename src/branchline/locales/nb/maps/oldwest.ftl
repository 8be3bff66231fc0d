about-oldwest = Voks fra én by, og tjen på det andre bygger
rules-uncertain-oldwest = Poengene for sju felter kjennes bare fra én kilde. Enkelte kilder forbinder Los Angeles med Flagstaff i stedet for Phoenix, har fergen uten lokomotiver, gir Seattle–Denver 11 poeng eller har en billett San Francisco–Bend; et bilde av brettet eller kortene viser det som her.
