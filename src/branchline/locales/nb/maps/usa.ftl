about-usa = Begynn her: lange linjer fra kyst til kyst
