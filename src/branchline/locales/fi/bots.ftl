## Names of bots

no-such-bot = bottia { $name } ei ole; valitse näistä: { $bots }, tai anna module:Class tai run:COMMAND
bot-without-program = { $name } ei nimeä ohjelmaa; kirjoita run:COMMAND
bot-without-class = { $name }: moduulissa { $module } ei ole luokkaa { $class }
bot-not-imported = { $name }: ei voi tuoda ({ $error })
not-a-bot = { $name } ei ole luokan branchline.bots.Bot aliluokka

own-bot-incomplete = { $given }: kirjoita NAME=SPEC, esimerkiksi mine=my_bots:Mine tai mine=run:./my-bot
own-bot-misnamed = { $name } ei käy botin nimeksi: 1–{ $longest } kirjainta, numeroa, yhdysmerkkiä tai alaviivaa, ensimmäinen kirjain
own-bot-named-as-ours = { $name }: yhdellä omista boteistamme on tämä nimi; valitse toinen
own-bot-twice = { $name }: kahdella botilla on tämä nimi

## Bots that fail

bot-failed-with = botti { $name } epäonnistui ({ $error })
bot-chose-illegally = botti { $name } valitsi { $action }, joka ei ole sallittu
bot-not-started = bottia { $name } ei voi käynnistää: { $problem }
bot-ended-with = botti { $name } päättyi koodiin { $code }
bot-not-listening = botti { $name } ei enää kuuntele
bot-too-slow = botti { $name } ei vastannut { $seconds } sekunnissa
bot-flooded = botti { $name } kirjoitti liikaa ja pysäytettiin; rivillä on enintään { $characters } merkkiä, ja enintään { $lines } riviä voi odottaa
bot-nested = botti { $name } kirjoitti vastauksen, jossa on yli { $depth } sisäkkäistä tasoa
bot-ended = botti { $name } päättyi vastaamatta
bot-wrote-nonsense = botti { $name } kirjoitti { $line }; odotettiin {"{"}"action": N{"}"}

## Weights

weights-unreadable = { $file }: näitä painoja ei käytetä: { $problem }
weights-incomplete = { $file }: näitä painoja ei käytetä; tiedostossa on oltava { $keys }

## Tournaments, tuning and training

not-a-book = { $file } ei ole turnauskirja; anna toinen tiedosto
book-of-another-tournament = { $file } kuuluu toiseen turnaukseen: { $tournament }; anna toinen tiedosto
no-network = kartalle { $map } ei ole opetettu verkkoa
tuned-generation = { $map } { $players } sukupolvi { $generation }: paras { $best } marginaali { $margin }, keskiarvo { $mean }, { $seconds } s
