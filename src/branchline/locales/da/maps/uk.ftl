about-uk = Køb teknologier for at bygge uden for England

## Regions

name-england = England
name-scotland = Skotland
name-wales = Wales
name-ireland = Irland

## Technologies: as the printed game calls them

name-wales-concession = Wales Concession
name-ireland-france-concession = Ireland/France Concession
name-scotland-concession = Scotland Concession
name-mechanical-stoker = Mechanical Stoker
name-superheated-steam-boiler = Superheated Steam Boiler
name-propellers = Propellers
name-booster = Booster
name-boiler-lagging = Boiler Lagging
name-steam-turbines = Steam Turbines
name-double-heading = Double Heading
name-right-of-way = Right of Way
name-thermocompressor = Thermocompressors
name-water-tenders = Water Tenders
name-risky-contracts = Risky Contracts
name-equalising-beam = Equalising Beam
name-diesel-power = Diesel Power
