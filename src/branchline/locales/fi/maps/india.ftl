about-india = Sulje silmukoita ja kerää suurmatkan pisteitä
