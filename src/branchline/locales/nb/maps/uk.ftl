about-uk = Kjøp teknologier for å bygge utenfor England

## Regions

name-england = England
name-scotland = Skottland
name-wales = Wales
name-ireland = Irland

## Technologies: as the printed game calls them

name-wales-concession = Wales-forbindelsen
name-ireland-france-concession = Irland/Frankrike-forbindelsen
name-scotland-concession = Skottland-forbindelsen
name-mechanical-stoker = Mekanisk oppgradering
name-superheated-steam-boiler = Supereffektiv dampgenerator
name-propellers = Propeller
name-booster = Booster
name-boiler-lagging = Dampgeneratorbonus
name-steam-turbines = Dampturbiner
name-double-heading = Dobbel destinasjon
name-right-of-way = Forkjørsrett
name-thermocompressor = Termokompressor
name-water-tenders = Bonuskort
name-risky-contracts = Sjansespill
name-equalising-beam = Utjevning
name-diesel-power = Dieselpower
