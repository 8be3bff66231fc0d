about-pennsylvania = Jede Strecke bringt Aktien der Bahngesellschaften
