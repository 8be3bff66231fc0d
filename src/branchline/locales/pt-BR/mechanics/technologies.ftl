## Na mesa

status-technologies = Continue com a sua tecnologia
may-buy = adquirir uma tecnologia
may-buy-briefly = adquirir
may-draw-blind = comprar várias cartas do baralho
may-stop = não construir uma segunda rota
action-buy = adquirir { $technology } com { $payment }
action-draw-blind = comprar várias cartas do baralho
action-stop = não construir uma segunda rota
choose-buy = Adquirir { $technology }
technologies = Tecnologias
technology-price =
    { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotivas
    }
technology-left =
    { $count ->
        [one] resta { $count }
       *[other] restam { $count }
    }
technology-gone = esgotada
technologies-tab = Estante
technology-yours = sua
technology-in-cards =
    { $count ->
        [one] ou { $count } carta
       *[other] ou { $count } cartas
    }
technology-can-pay = você pode pagar
technology-pay-mixed =
    { $locomotives ->
        [0] { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }
       *[other] { $locomotives } + { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }
    }
technology-opens-tickets =
    { $count ->
        [one] abre o bilhete { $letters }
       *[other] abre os bilhetes { $letters }
    }
technology-needed-for =
    { $count ->
        [one] necessária para o bilhete { $letters }
       *[other] necessária para os bilhetes { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw =
    { $count ->
        [one] Comprar { $count } carta do baralho
       *[other] Comprar { $count } cartas do baralho
    }
technology-stop = Não construir uma segunda rota
technology-status-rival = Construa numa rota alheia
technology-status-first = Construa a primeira de duas rotas
technology-status-second = Construa uma segunda rota, ou pare
technology-opens =
    { $count ->
        [one] abre { $count } rota
       *[other] abre { $count } rotas
    }

## O que acontece

technology-bought =
    { $subject ->
        [you] Você adquire
        [you-again] adquire
        [again] adquire
       *[named] { $seat } adquire
    } { $technology }
technology-returned =
    { $subject ->
        [you] Você devolve
        [you-again] devolve
        [again] devolve
       *[named] { $seat } devolve
    } { $technology }
technology-points =
    { $subject ->
        [you] Você ganha
        [you-again] ganha
        [again] ganha
       *[named] { $seat } ganha
    } { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } por { $technology }

## Regras

rules-technologies-title = Tecnologias
rules-technologies-picture = Os símbolos das { $count } tecnologias, cada uma com seu preço em locomotivas.
rules-technologies =
    { $free-length ->
        [one] No começo você só pode construir rotas de até { $free-length } espaço com as duas pontas na região inicial ({ $home }), e nenhuma balsa.
       *[other] No começo você só pode construir rotas de até { $free-length } espaços com as duas pontas na região inicial ({ $home }), e nenhuma balsa.
    } Antes da ação do seu turno você pode adquirir uma tecnologia, paga em locomotivas; ela abre rotas ou dá pontos. Depois você faz sua ação como sempre. Ninguém tem a mesma tecnologia duas vezes.
rules-technologies-exempt = { $exempt } não precisa de nenhuma tecnologia. Mesmo assim é paga por inteiro, e as tecnologias que somam pontos por rotas ou balsas também somam aqui.
rules-technology = Tecnologia
rules-price = Preço
rules-copies = Cópias
tech-concession = Abre as rotas que tocam { LIST($regions, case: "article", type: "or") }.
tech-lengths = Abre as rotas de { LIST($lengths, type: "or") } espaços.
tech-ferries = Abre as balsas.
tech-substitute = Bastam { $number } cartas no lugar de uma locomotiva.
tech-track-points =
    { $number ->
        [one] { $number } ponto a mais por cada rota que você construir a partir daí.
       *[other] { $number } pontos a mais por cada rota que você construir a partir daí.
    }
tech-ferry-points =
    { $number ->
        [one] { $number } ponto a mais por cada balsa que você construir a partir daí.
       *[other] { $number } pontos a mais por cada balsa que você construir a partir daí.
    }
tech-ticket-points =
    { $number ->
        [one] { $number } ponto a mais por cada bilhete completado no fim.
       *[other] { $number } pontos a mais por cada bilhete completado no fim.
    }
tech-right-of-way = Neste turno você constrói numa rota que já é de outra pessoa, pelo preço inteiro; a partir daí ela é das duas. Você só pode adquiri-la se puder fazer isso, e de uma rota dupla continua podendo ter só uma. A carta volta para a estante.
tech-two-claims = Neste turno você constrói duas rotas. Você só pode adquiri-la se puder construir pelo menos uma; a segunda é opcional. A carta volta para a estante.
tech-blind-draw = Em vez de pegar cartas como sempre, você pode comprar { $number } do baralho.
tech-tickets-bet =
    { $number ->
        [one] No fim: { $number } ponto se ninguém completou mais bilhetes que você; senão, você o perde.
       *[other] No fim: { $number } pontos se ninguém completou mais bilhetes que você; senão, você os perde.
    } Um empate basta, mesmo em zero.
tech-path-bet =
    { $number ->
        [one] No fim: { $number } ponto se ninguém tem um caminho maior que o seu; senão, você o perde.
       *[other] No fim: { $number } pontos se ninguém tem um caminho maior que o seu; senão, você os perde.
    } Um empate basta, mesmo sem rotas.
tech-saving = Você tem o direito de poupar uma carta sempre que constrói uma rota.
tech-until-shuffle = Só pode ser adquirida até os descartes serem embaralhados pela primeira vez.

## Guia

guide-with-technologies = Veja a estante: as tecnologias abrem mais rotas.

## Lição

lesson-technologies-what =
    { $length ->
        [one] No começo você só pode construir na região inicial ({ $home }), rotas de até { $length } espaço e nenhuma balsa.
       *[other] No começo você só pode construir na região inicial ({ $home }), rotas de até { $length } espaços e nenhuma balsa.
    } As tecnologias abrem o resto.
lesson-technologies-how = No começo do seu turno você pode adquirir uma tecnologia da estante. Depois seu turno segue como sempre. O que você adquiriu é seu pelo resto da partida, exceto algumas que se gastam com o uso.
lesson-technologies-cost = As tecnologias são pagas em locomotivas; a estante mostra o preço e quanto você pagaria.
lesson-technologies-score = Algumas abrem rotas, outras dão pontos. A estante diz de quais seus bilhetes precisam: adquira essas primeiro.

## Terminal

mechanic-technologies = tecnologias
summary-technologies =
    { $spaces ->
        [one] Tecnologias: sem elas você pode construir rotas de até { $spaces } espaço na região inicial ({ $home }), e nenhuma balsa.
       *[other] Tecnologias: sem elas você pode construir rotas de até { $spaces } espaços na região inicial ({ $home }), e nenhuma balsa.
    } Antes da sua ação você pode adquirir uma tecnologia (s), com locomotivas.
summary-technologies-exempt = { $tracks } não precisa de tecnologia.
technologies-one-a-turn = uma por turno
technologies-in-payment = less×1: uma carta poupada com { $technology }
technologies-key-blind = dd { $count } às cegas
technologies-help-blind =
    { $count ->
        [one] comprar { $count } carta do baralho (com { $technology })
       *[other] comprar { $count } cartas do baralho (com { $technology })
    }
technologies-key-stop = x parar
technology-at-once = { $technology }: { $effect }; depois volta para a estante.
technology-claim-rival = construa numa rota alheia
technology-claim-first = construa a primeira rota
technology-claim-second = construa a segunda rota
choice-draw-blind = comprar às cegas
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = balsas
technology-briefly-substitute = { $number } cartas=★
technology-briefly-track-points = +{ $number } por rota
technology-briefly-ferry-points = +{ $number } por balsa
technology-briefly-ticket-points = +{ $number } por bilhete
technology-briefly-right-of-way = rota alheia
technology-briefly-two-claims = duas rotas
technology-briefly-blind-draw = comprar { $number }
technology-briefly-tickets-bet = ±{ $number } bilhetes
technology-briefly-path-bet = ±{ $number } caminho
technology-briefly-saving = −1 carta
technology-does-concession = abre { LIST($regions, case: "article") }
technology-does-lengths = abre rotas de { LIST($lengths, type: "or") } espaços
technology-does-ferries = abre as balsas
technology-does-substitute = { $number } cartas fazem uma locomotiva
technology-does-track-points = +{ $number } por rota a partir de agora
technology-does-ferry-points = +{ $number } por balsa a partir de agora
technology-does-ticket-points = +{ $number } por bilhete completado
technology-does-right-of-way = construir já numa rota alheia
technology-does-two-claims = construir já duas rotas
technology-does-blind-draw = permite comprar { $number } cartas, às cegas
technology-does-tickets-bet = mais bilhetes +{ $number }, senão −{ $number }
technology-does-path-bet = maior caminho +{ $number }, senão −{ $number }
technology-does-saving = rotas podem custar uma carta a menos
technology-bought-after-substituted =
    { $subject ->
        [you] Você adquire
        [you-again] adquire
        [again] adquire
       *[named] { $seat } adquire
    } { $technology } com { $before } como { $locomotives ->
        [one] locomotiva
       *[other] locomotivas
    }

## Arquivos de mapa

map-empty-region = nenhum lugar fica nesta região
map-technology-twice = outra tecnologia tem este nome
map-effect-twice = só uma tecnologia pode ter este efeito
map-effect-needs = o mapa não usa a mecânica { $mechanic }, que isto modifica
map-closed-region = nenhuma tecnologia abre as rotas para { NAME($region, case: "article") }; adicione uma, ou isente a rota
map-closed-length =
    { $spaces ->
        [one] nenhuma tecnologia abre as rotas de { $spaces } espaço; adicione uma, ou isente a rota
       *[other] nenhuma tecnologia abre as rotas de { $spaces } espaços; adicione uma, ou isente a rota
    }
map-closed-ferries = nenhuma tecnologia abre as balsas; adicione uma, ou isente a rota

form-technologies-home = Regiões sem concessão
form-technologies-free-length = Rota mais longa sem tecnologia
form-technologies-cards = Tecnologias
form-technologies-extra = Outras tecnologias
form-technologies-exempt = Rotas que não precisam
form-technologies-copies = Cópias
form-technologies-price = Preço em locomotivas
form-technologies-effect = Efeito
form-technologies-until-shuffle = Até o baralho ser embaralhado
form-technologies-regions = Regiões
form-technologies-lengths = Comprimentos
form-technologies-number = Número
# Words of a choice in a form.
form-word-concession = abre regiões
form-word-lengths = abre comprimentos de rota
form-word-ferries = abre as balsas
form-word-substitute = cartas como locomotiva
form-word-track-points = pontos por rota
form-word-ferry-points = pontos por balsa
form-word-ticket-points = pontos por bilhete
form-word-right-of-way = construir numa rota alheia
form-word-two-claims = duas rotas de uma vez
form-word-blind-draw = comprar várias cartas às cegas
form-word-tickets-bet = aposta em mais bilhetes
form-word-path-bet = aposta no maior caminho
form-word-saving = rotas custam uma carta a menos
