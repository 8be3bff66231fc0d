about-uk = Køb teknologier for at bygge uden for England

## Regions

name-england = England
name-scotland = Skotland
name-wales = Wales
name-ireland = Irland

## Technologies: as the printed game calls them

name-wales-concession = Wales-koncession
name-ireland-france-concession = Irland/Frankrig-koncession
name-scotland-concession = Skotland-koncession
name-mechanical-stoker = Mekanisk fyrbøder
name-superheated-steam-boiler = Dampoverheder
name-propellers = Skibsskruer
name-booster = Hjælpemaskine
name-boiler-lagging = Kedelisolering
name-steam-turbines = Dampturbiner
name-double-heading = Forspand
name-right-of-way = Færdselsret
name-thermocompressor = Termokompressor
name-water-tenders = Vandtendere
name-risky-contracts = Risikable kontrakter
name-equalising-beam = Udligningsbjælke
name-diesel-power = Dieselkraft
