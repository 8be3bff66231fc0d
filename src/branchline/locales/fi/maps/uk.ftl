about-uk = Osta teknologioita ja rakenna Englannin ulkopuolelle

## Regions

name-england = Englanti
    .genitive = Englannin
    .inessive = Englannissa
    .illative = Englantiin
name-scotland = Skotlanti
    .genitive = Skotlannin
    .inessive = Skotlannissa
    .illative = Skotlantiin
name-wales = Wales
    .genitive = Walesin
    .inessive = Walesissa
    .illative = Walesiin
name-ireland = Irlanti
    .genitive = Irlannin
    .inessive = Irlannissa
    .illative = Irlantiin

## Technologies: as the printed game calls them

name-wales-concession = Walesin toimilupa
    .object = Walesin toimiluvan
    .elative = Walesin toimiluvasta
name-ireland-france-concession = Irlannin ja Ranskan toimilupa
    .object = Irlannin ja Ranskan toimiluvan
    .elative = Irlannin ja Ranskan toimiluvasta
name-scotland-concession = Skotlannin toimilupa
    .object = Skotlannin toimiluvan
    .elative = Skotlannin toimiluvasta
name-mechanical-stoker = Mekaaninen lämmittäjä
    .object = Mekaanisen lämmittäjän
    .elative = Mekaanisesta lämmittäjästä
name-superheated-steam-boiler = Tulistinhöyryveturi
    .object = Tulistinhöyryveturin
    .elative = Tulistinhöyryveturista
name-propellers = Potkurit
    .elative = Potkureista
name-booster = Kiihdytin
    .object = Kiihdyttimen
    .elative = Kiihdyttimestä
name-boiler-lagging = Boilerin eristys
    .object = Boilerin eristyksen
    .elative = Boilerin eristyksestä
name-steam-turbines = Höyryturbiinit
    .elative = Höyryturbiineista
name-double-heading = Kaksinveto
    .object = Kaksinvedon
    .elative = Kaksinvedosta
name-right-of-way = Etuoikeus
    .object = Etuoikeuden
    .elative = Etuoikeudesta
name-thermocompressor = Termokompressorit
    .elative = Termokompressoreista
name-water-tenders = Vesitenderit
    .elative = Vesitendereistä
name-risky-contracts = Riskisopimukset
    .elative = Riskisopimuksista
name-equalising-beam = Tasapainopalkki
    .object = Tasapainopalkin
    .elative = Tasapainopalkista
name-diesel-power = Dieselmoottori
    .object = Dieselmoottorin
    .elative = Dieselmoottorista
