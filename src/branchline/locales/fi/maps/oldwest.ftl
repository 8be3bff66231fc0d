about-oldwest = Kasva yhdestä kaupungista, hyödy muiden reiteistä
rules-uncertain-oldwest = Seitsemän ruudun pisteet tunnetaan vain yhdestä lähteestä. Jokin lähde yhdistää paikan Los Angeles Flagstaffiin eikä Phoenixiin, jättää lautan vetureitta, antaa lipulle Seattle–Denver 11 pistettä tai tuntee lipun San Francisco–Bend; laudan kuvassa tai korteissa on niin kuin täällä.
