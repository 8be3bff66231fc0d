about-uk = Compra tecnologie per costruire oltre l’Inghilterra

## Regioni

name-england = Inghilterra
name-scotland = Scozia
name-wales = Galles
name-ireland = Irlanda

## Tecnologie

name-wales-concession = Concessione del Galles
name-ireland-france-concession = Concessione di Irlanda/Francia
name-scotland-concession = Concessione della Scozia
name-mechanical-stoker = Alimentatore Meccanico
name-superheated-steam-boiler = Caldaia a Vapore Surriscaldata
name-propellers = Propellente
name-booster = Potenziatore
name-boiler-lagging = Caldaia Termoisolata
name-steam-turbines = Turbine a Vapore
name-double-heading = Testata Rinforzata
name-right-of-way = Diritto di Transito
name-thermocompressor = Termocompressori
name-water-tenders = Cisterne d’Acqua
name-risky-contracts = Contratti Rischiosi
name-equalising-beam = Traversine Equalizzanti
name-diesel-power = Alimentazione Diesel
