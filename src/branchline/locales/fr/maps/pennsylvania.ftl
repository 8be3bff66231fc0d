about-pennsylvania = Des actions de compagnies à chaque voie construite
