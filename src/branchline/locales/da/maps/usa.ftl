about-usa = Begynd her: lange linjer fra kyst til kyst
