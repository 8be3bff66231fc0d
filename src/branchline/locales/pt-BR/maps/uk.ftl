about-uk = Adquira tecnologias para construir além da Inglaterra

## Regiões

name-england = Inglaterra
    .article = a Inglaterra
name-scotland = Escócia
    .article = a Escócia
name-wales = País de Gales
    .article = o País de Gales
name-ireland = Irlanda
    .article = a Irlanda

## Tecnologias

name-wales-concession = Concessão do País de Gales
name-ireland-france-concession = Concessão da Irlanda/França
name-scotland-concession = Concessão da Escócia
name-mechanical-stoker = Alimentador Mecânico
name-superheated-steam-boiler = Caldeira de Vapor Superaquecido
name-propellers = Hélices
name-booster = Propulsor Auxiliar
name-boiler-lagging = Caldeira Isolada
name-steam-turbines = Turbinas a Vapor
name-double-heading = Tração Dupla
name-right-of-way = Direito de Passagem
name-thermocompressor = Termocompressor
name-water-tenders = Tênderes de Água
name-risky-contracts = Contratos Arriscados
name-equalising-beam = Viga Equalizadora
name-diesel-power = Tração a Diesel
