about-uk = Kupuj technologie, by budować poza Anglią

## Regions

name-england = Anglia
    .genitive = Anglii
    .accusative = Anglię
    .locative = Anglii
name-scotland = Szkocja
    .genitive = Szkocji
    .accusative = Szkocję
    .locative = Szkocji
name-wales = Walia
    .genitive = Walii
    .accusative = Walię
    .locative = Walii
name-ireland = Irlandia
    .genitive = Irlandii
    .accusative = Irlandię
    .locative = Irlandii

## Technologies: as the printed game calls them

name-wales-concession = Koncesja na Walię
    .accusative = Koncesję na Walię
    .genitive = Koncesji na Walię
name-ireland-france-concession = Koncesja na Irlandię/Francję
    .accusative = Koncesję na Irlandię/Francję
    .genitive = Koncesji na Irlandię/Francję
name-scotland-concession = Koncesja na Szkocję
    .accusative = Koncesję na Szkocję
    .genitive = Koncesji na Szkocję
name-mechanical-stoker = Mechaniczny podajnik
    .genitive = Mechanicznego podajnika
name-superheated-steam-boiler = Kocioł parowy z przegrzewaczem
    .genitive = Kotła parowego z przegrzewaczem
name-propellers = Śruby napędowe
    .genitive = Śrub napędowych
name-booster = Buster
    .genitive = Bustera
name-boiler-lagging = Otulina kotła
    .accusative = Otulinę kotła
    .genitive = Otuliny kotła
name-steam-turbines = Turbiny parowe
    .genitive = Turbin parowych
name-double-heading = Podwójna trakcja
    .accusative = Podwójną trakcję
    .genitive = Podwójnej trakcji
name-right-of-way = Prawo przejazdu
    .genitive = Prawa przejazdu
name-thermocompressor = Inżektory
    .genitive = Inżektorów
name-water-tenders = Tendery beczkowe
    .genitive = Tenderów beczkowych
name-risky-contracts = Ryzykowne umowy
    .genitive = Ryzykownych umów
name-equalising-beam = Wahacze
    .genitive = Wahaczy
name-diesel-power = Silnik Diesla
    .genitive = Silnika Diesla
