about-usa = Om te beginnen: lange lijnen van kust tot kust
