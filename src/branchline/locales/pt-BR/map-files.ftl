## O arquivo

map-unreadable = não pode ser lido: { $problem }
map-not-a-file = não é um arquivo
map-no-such-file = o arquivo não existe
map-no-such-map = o mapa não existe; indique o id de um mapa ou o caminho de um arquivo .toml
map-too-big = grande demais para um mapa: mais de { $most } bytes
map-line-too-long = longa demais: { $size } bytes, no máximo { $most }; divida em mais linhas
map-not-utf8 = não é texto em UTF-8
map-nested = listas ou tabelas com aninhamento profundo demais
map-not-toml = não é TOML: { $problem }
toml-missing = falta { $sign }
toml-value = era esperado um valor, como 12 ou true, ou um texto entre aspas retas
toml-key = era esperada uma chave com = e um valor, ou uma [tabela]
toml-line-end = depois do valor, a linha deve terminar
toml-character = um caractere que não pode ficar aqui
toml-twice = esta chave ou tabela já existe
toml-escape = escreva \\ para uma barra invertida, ou um código conhecido depois dela
toml-date = essa data não existe
toml-number = o número é longo demais
map-other-format = esta versão só lê arquivos de mapa de formato { $format }
map-other-version = só existe a versão { $version }; peça { $name }

## Valores

map-must-be = deve ser { $wanted }
map-key-must-be = a chave deve ser { $wanted }
map-key-missing = falta; deve ser { $wanted }
map-text-too-long = longo demais: { $characters } caracteres, no máximo { $most }
map-unknown-key = chave desconhecida
map-unknown-mechanic = mecânica desconhecida
map-listed-twice = está duas vezes na lista

wanted-int = um número inteiro de { $low } a { $high }
wanted-exactly = o número { $number }
wanted-number = um número de { $low } a { $high }
wanted-text = texto imprimível sem espaços no começo nem no fim
wanted-id = uma palavra de letras minúsculas, dígitos e sublinhados, como my_map
wanted-anything = qualquer coisa
wanted-flag = true ou false
wanted-word = { $word }
wanted-one-of = um de { $words }
wanted-list = uma lista de { $least } a { $most } itens
wanted-list-of =
    { $size ->
        [one] uma lista de { $size } item
       *[other] uma lista de { $size } itens
    }
wanted-entries = uma tabela de { $least } a { $most } entradas
wanted-table = uma tabela
wanted-table-with = uma tabela com { $keys }
wanted-deal = { $number }, ou uma tabela de baralhos com números assim
wanted-mechanics = o nome de uma mecânica, ou uma lista de nomes assim

## Variantes

map-no-such-variant = a variante não existe
map-in-variant = { $problem } (na variante { $variant })

## Jogadores, cartas, desempates e contagens

map-first-game-bots =
    { $most ->
        [1] o mapa é para uma pessoa e um bot: liste 1
        [one] além de uma pessoa, o mapa aceita de { $fewest } a { $most } bot: liste essa quantidade
       *[other] além de uma pessoa, o mapa aceita de { $fewest } a { $most } bots: liste essa quantidade
    }
map-players-swapped = primeiro o mínimo, depois o máximo: escreva [{ $fewest }, { $most }]
map-too-few-locomotives = { $players } jogadores receberiam { $given } de { $locomotives } locomotivas
map-too-few-cards =
    { $cards ->
        [one] { $cards } carta é pouco: { $players } jogadores recebem quatro cada e a fileira tem cinco, { $needed } ao todo
       *[other] { $cards } cartas são poucas: { $players } jogadores recebem 4 cada e a fileira tem 5, { $needed } ao todo
    }
map-tie-needs = o mapa não usa a mecânica { $mechanic } que o mede
map-rejected-needs = o mapa não usa a mecânica { $mechanic } que leva para lá os bilhetes recusados
map-other-count =
    { $what ->
        [places] lugares no arquivo: { $count }; qual é o número certo?
        [tracks] rotas no arquivo: { $count }; qual é o número certo?
       *[tickets] bilhetes no arquivo: { $count }; qual é o número certo?
    }

## Lugares e áreas

map-unknown-place = lugar desconhecido
map-name-taken = { $other } já tem este nome (sem contar maiúsculas e acentos)
map-area-named-as-place = um lugar tem este nome; dê à área um nome próprio

## Rotas

map-track-is-loop = a rota termina onde começa
map-track-reads-like = lê-se como { $other } (sem contar espaços e traços); renomeie um lugar
map-track-too-long =
    { $trains ->
        [one] ninguém pode construir esta rota com { $trains } trem
       *[other] ninguém pode construir esta rota com { $trains } trens
    }
map-no-points = não há pontos para este comprimento; adicione { $length } a [points]
map-board-falls-apart =
    { $more ->
        [0] o tabuleiro está partido: nenhuma rota liga { $names } ao resto
       *[other] o tabuleiro está partido: nenhuma rota liga { $names } e mais { $more } ao resto
    }
map-unknown-group = esse grupo não existe em [groups]
map-group-missing = falta; rotas paralelas como { $track } precisam desta regra; veja per_player e tracks_by_players
map-group-lacks-players = não há entrada para { $players } jogadores; adicione { $players } = 1, ou mais rotas

## Bilhetes

map-too-many-offered =
    { $most ->
        [one] no máximo { $most } bilhete de uma vez
       *[other] no máximo { $most } bilhetes de uma vez
    }
map-keep-too-many =
    { $most ->
        [one] só { $most } é oferecido; fique com no máximo { $most }
       *[other] só { $most } são oferecidos; fique com no máximo { $most }
    }
map-unknown-end = lugar ou área desconhecidos
map-unknown-set = nenhum bilhete é deste conjunto
map-unused-ticket = nenhuma partida usa este bilhete; veja tickets.sets e ends_in
map-unused-deck = ninguém recebe bilhetes deste baralho
map-unknown-deck = nenhum bilhete é deste baralho
map-decks-are-chosen = neste mapa os jogadores dizem de quais baralhos compram; não indique aqui um baralho, só um número de bilhetes
map-too-many-tickets = { $tickets } bilhetes em jogo, no máximo { $most }
map-too-few-tickets = dar { $dealt } a cada um de { $players } jogadores pede { $needed } bilhetes, mas o baralho { $deck } tem { $there }
map-ticket-is-loop = o bilhete termina onde começa
map-no-way = nenhuma rota chega aqui a partir de { $start }
map-way-too-long = o trajeto mais curto a partir de { $start } pede { $needed } trens, um jogador tem { $trains }

## Mecânicas

map-key-needs = o mapa não tem { $mechanic }; adicione a mecânica: mechanics.{ $mechanic } = { $example }
map-no-such-track = nenhuma rota liga estes dois lugares
map-marks-no-tracks = não é uma mecânica que marca rotas; escreva uma de { $names }
map-only-on-unused = nenhuma rota do mapa é desse tipo; adicione a mecânica { $mechanic }
map-payments-clash = { $mechanic } não combina com { $other }: nenhuma regra diz como pagar pelas duas
