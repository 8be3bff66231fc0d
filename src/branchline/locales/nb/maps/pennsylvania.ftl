about-pennsylvania = Hver rute gir aksjer i jernbaneselskaper
rules-uncertain-pennsylvania = Poengene for aksjer og for sju felter kjennes bare fra én kilde. Én kilde har bare ett spor på to felter mellom Buffalo og Ontario, og bare ett selskap for Gettysburg–York og for Harrisburg–Scranton / Wilkes Barre; et bilde av brettet viser det som her.
