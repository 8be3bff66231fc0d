about-poland = Yhdistä naapurimaita ja kerää niiden kortteja
