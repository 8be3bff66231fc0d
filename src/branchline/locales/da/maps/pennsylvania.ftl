about-pennsylvania = Hver strækning giver aktier i jernbaneselskaber
rules-uncertain-pennsylvania = Pointene for aktier og for syv felter kendes kun fra én kilde. En kilde har kun ét spor på to felter mellem Buffalo og Ontario og kun ét selskab for Gettysburg–York og for Harrisburg–Scranton / Wilkes Barre; et billede af pladen viser det som her.
