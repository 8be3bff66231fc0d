about-uk = Compra tecnologías para salir de Inglaterra

## Regiones

name-england = Inglaterra
name-scotland = Escocia
name-wales = Gales
name-ireland = Irlanda

## Tecnologías

name-wales-concession = Concesión de Gales
name-ireland-france-concession = Concesión de Irlanda/Francia
name-scotland-concession = Concesión de Escocia
name-mechanical-stoker = Fogonero mecánico
name-superheated-steam-boiler = Caldera de vapor sobrecalentado
name-propellers = Árboles propulsores
name-booster = Elevador de presión
name-boiler-lagging = Caldera con revestimiento calorífugo
name-steam-turbines = Turbinas de vapor
name-double-heading = Doble tracción
name-right-of-way = Derecho de paso
name-thermocompressor = Termocompresores
name-water-tenders = Ténder de agua
name-risky-contracts = Contratos arriesgados
name-equalising-beam = Eje de equilibrio
name-diesel-power = Motor diésel
