about-uk = Köp teknologier och bygg utanför England

## Regions

name-england = England
name-scotland = Skottland
name-wales = Wales
name-ireland = Irland

## Technologies: as the printed game calls them

name-wales-concession = Wales medgivande
name-ireland-france-concession = Irlands/Frankrikes medgivande
name-scotland-concession = Skottlands medgivande
name-mechanical-stoker = Mekanisk eldare
name-superheated-steam-boiler = Överhettad ångpanna
name-propellers = Propellrar
name-booster = Hjälpmaskineri
name-boiler-lagging = Värmeisolerad ångpanna
name-steam-turbines = Ångturbiner
name-double-heading = Dubbla lok
name-right-of-way = Förkörsrätt
name-thermocompressor = Värmepumpar
name-water-tenders = Vattentendrar
name-risky-contracts = Riskabla kontrakt
name-equalising-beam = Fördelare
name-diesel-power = Dieselmotor
