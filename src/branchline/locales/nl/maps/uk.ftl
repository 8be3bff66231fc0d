about-uk = Koop technologieën en bouw tot voorbij Engeland

## Regions

name-england = Engeland
name-scotland = Schotland
name-wales = Wales
name-ireland = Ierland

## Technologies: as the printed game calls them

name-wales-concession = Wales concessie
name-ireland-france-concession = Ierland/Frankrijk concessie
name-scotland-concession = Schotland concessie
name-mechanical-stoker = Mechanische stoker
name-superheated-steam-boiler = Extraverhitte stoomketel
name-propellers = Schroeven
name-booster = Booster
name-boiler-lagging = Ketelbekleding
name-steam-turbines = Stoomturbines
name-double-heading = Voorspan
name-right-of-way = Recht van doorgang
name-thermocompressor = Thermocompressors
name-water-tenders = Watertenders
name-risky-contracts = Riskante contracten
name-equalising-beam = Evenwichtsboom
name-diesel-power = Dieselaandrijving
