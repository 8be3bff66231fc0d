about-uk = Achète des technologies pour sortir d’Angleterre

## Regions

name-england = Angleterre
    .in = en Angleterre
    .the = l’Angleterre
name-scotland = Écosse
    .in = en Écosse
    .the = l’Écosse
name-wales = Pays de Galles
    .in = au pays de Galles
    .the = le pays de Galles
name-ireland = Irlande
    .in = en Irlande
    .the = l’Irlande

## Technologies: as the printed game calls them

name-wales-concession = Concession Pays de Galles
name-ireland-france-concession = Concession Irlande/France
name-scotland-concession = Concession Écosse
name-mechanical-stoker = Alimentation automatique
name-superheated-steam-boiler = Tuyaux de surchauffe
name-propellers = Hélices
name-booster = Booster
name-boiler-lagging = Isolation thermique
name-steam-turbines = Turbines à vapeur
name-double-heading = Double motrice
name-right-of-way = Droit de passage
name-thermocompressor = Thermocompresseurs
name-water-tenders = Réservoirs
name-risky-contracts = Contrats risqués
name-equalising-beam = Suspension améliorée
name-diesel-power = Diesel
