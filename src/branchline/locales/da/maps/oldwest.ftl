about-oldwest = Voks fra én by, og tjen på det, andre bygger
rules-uncertain-oldwest = Pointene for syv felter kendes kun fra én kilde. Enkelte kilder forbinder Los Angeles med Flagstaff i stedet for Phoenix, har færgen uden lokomotiver, giver Seattle–Denver 11 point eller har et rutekort San Francisco–Bend; et billede af pladen eller kortene viser det som her.
