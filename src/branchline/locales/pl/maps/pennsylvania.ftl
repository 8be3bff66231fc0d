about-pennsylvania = Akcje spółek kolejowych za budowane trasy
