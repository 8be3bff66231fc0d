about-uk = Kaufe Technologien und baue über England hinaus

## Regions

name-england = England
name-scotland = Schottland
name-wales = Wales
name-ireland = Irland

## Technologies: as the printed game calls them

name-wales-concession = Konzession für Wales
name-ireland-france-concession = Konzession für Irland/Frankreich
name-scotland-concession = Konzession für Schottland
name-mechanical-stoker = Stoker
name-superheated-steam-boiler = Dampfkessel mit Überhitzer
name-propellers = Schiffsschrauben
name-booster = Booster
name-boiler-lagging = Kesselisolierung
name-steam-turbines = Dampfturbinen
name-double-heading = Doppeltraktion
name-right-of-way = Wegerecht
name-thermocompressor = Dampfstrahlpumpen
name-water-tenders = Wassertender
name-risky-contracts = Riskante Verträge
name-equalising-beam = Ausgleichshebel
name-diesel-power = Dieselantrieb
