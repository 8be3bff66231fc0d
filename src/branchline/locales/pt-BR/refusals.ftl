refused-detail = { $reason } ({ $detail })

## Motivos

refused-stale = A posição mudou nesse meio-tempo.
refused-out-of-turn = Não é a sua vez.
refused-illegal = Isso não é permitido agora.
refused-not-your-seat = Esse não é o seu lugar.
refused-not-started = A partida não começou.
refused-over = A partida acabou.
refused-not-now = Isso não é possível agora.
refused-bad-name = Esse nome não pode ser usado aqui.
refused-bad-record = Este arquivo não pode ser aberto.
refused-cannot-undo = Isso não pode ser desfeito.
refused-malformed = O servidor não entendeu o que esta página enviou.
refused-too-large = Isso é longo demais.
refused-too-fast = Um pouco mais devagar.
refused-unavailable = O servidor não conseguiu fazer isso; tente de novo.
refused-unknown-room = Essa mesa não existe.

## Detalhes: mensagens e pedidos

refusal-not-a-message = { $problem }
refusal-nested = aninhamento profundo demais
refusal-most-bytes = no máximo { $bytes } bytes
refusal-broken-off = o pedido foi interrompido
refusal-no-move-number = uma jogada tem um número, contado a partir de 1
refusal-no-request = este pedido não pode ser entendido
refusal-too-slow =
    { $seconds ->
        [one] o pedido não chegou em { $seconds } segundo
       *[other] o pedido não chegou em { $seconds } segundos
    }
refusal-too-many-connections = há conexões demais no momento
refusal-connections-of-address = há conexões demais deste endereço
refusal-rooms-of-address =
    { $most ->
        [one] já há { $most } mesa a partir deste endereço
       *[other] já há { $most } mesas a partir deste endereço
    }
refusal-rooms-today = hoje foram abertas mesas demais a partir deste endereço
refusal-busy = o servidor tem trabalho demais; tente de novo daqui a pouco
refusal-other-site = pedidos de outros sites não são respondidos
refusal-wait-a-minute = espere um minuto
refusal-hello-first = a primeira mensagem deve ser hello
refusal-one-hello = um só hello, no protocolo { $protocol }; recarregar a página pode ajudar
refusal-no-token = Este navegador não tem lugar nesta mesa, e não se pode assistir. Se você recebeu um convite, abra o link dele.
refusal-not-host = só quem criou a partida pode fazer isso
refusal-network-elsewhere = só no computador em que o servidor roda
refusal-network-public = este servidor não é só para o próprio computador
refusal-no-network = não foi encontrada nenhuma rede local neste computador
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = esse link não é deste servidor
refusal-database = o banco de dados falhou; nada foi salvo
refusal-unreadable = esta partida não pode ser lida
refusal-server-error = algo deu errado no servidor

## Detalhes: o estado de uma partida

refusal-seats-open = a partida começa quando todos os lugares estão ocupados
refusal-already-begun = a partida já começou
refusal-not-over = a partida não acabou
refusal-record-later = o arquivo pode ser obtido quando a partida acabar
refusal-record = { $problem }
refusal-record-unfinished = a partida nele não terminou; aqui só se abrem partidas terminadas
refusal-record-too-much = verificá-lo demora demais
refusal-records-today = hoje foram abertos arquivos demais deste endereço
refusal-no-pictures = faltam a este servidor os pacotes para isso: pip install 'branchline[pictures]'
refusal-no-drawing = este servidor não tem os pacotes para isso: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = este servidor não tem os pacotes para isso: pip install 'branchline[print]'
refusal-not-printed = é uma variante de um tabuleiro incluído; só se imprimem mapas próprios
refusal-no-uploads = este servidor não guarda mapas de visitantes
refusal-too-many-uploads = ele guarda no máximo { $most } mapas; remova antes um dos seus
refusal-no-file = nenhum arquivo foi aberto para esta página
refusal-no-studies = aqui só o dono do servidor pode usar o laboratório
refusal-study-running = o laboratório deste servidor está ocupado; tente quando terminar
refusal-not-ready = ainda não está pronto
refusal-replay-later = o replay pode ser visto quando a partida acabar
refusal-changed-at = a posição mudou na versão { $version }
refusal-no-version = ainda não existe a versão { $version }
refusal-others-to-act = é a vez de { $names }
refusal-illegal-action = a ação { $action } não é permitida agora
refusal-undo = algo novo foi revelado, outra pessoa jogou, ou já se desfez demais
refusal-hint-turn = a dica é para quem está na vez
refusal-one-hint = uma dica de cada vez
refusal-no-hint = nenhuma dica foi achada a tempo
refusal-before-last-move = escolha uma jogada antes da última, a { $moves }
refusal-log-incomplete = o histórico desta partida está incompleto

## Detalhes: salas, lugares e chat

refusal-no-such-map = esse mapa não existe
refusal-no-such-lesson = essa lição não existe
refusal-no-such-puzzle = esse problema não existe
refusal-no-such-variant = o mapa não tem essa variante
refusal-player-count = { $map } é para { $fewest } a { $most } jogadores
refusal-first-seat = o lugar que deveria começar não existe
refusal-no-such-bot = esse bot não existe; há { $bots }
refusal-seats-of-game =
    { $count ->
        [one] a partida tem { $count } lugar, que não pode ficar livre
       *[other] a partida tem { $count } lugares, e nenhum pode ficar livre
    }
refusal-too-many-rooms = há mesas demais no momento
refusal-rematch-exists = a nova partida já existe
refusal-no-open-seat = nenhum lugar está livre
refusal-bot-plays = um bot joga neste lugar; retome-o primeiro
refusal-bot-plays-already = um bot já joga neste lugar
refusal-no-bot-plays = nenhum bot joga neste lugar
refusal-bot-sits-there = ali está um bot
refusal-mute = o lugar a silenciar não existe
refusal-nothing-said = não há nada a dizer
refusal-name-length =
    { $most ->
        [one] um nome tem até { $most } caractere
       *[other] um nome tem de 1 a { $most } caracteres
    }
refusal-name-hidden = contém caracteres invisíveis
refusal-name-marks =
    { $most ->
        [one] no máximo { $most } acento por letra
       *[other] no máximo { $most } acentos por letra
    }
refusal-name-taken = alguém aqui já se chama { $name }
refusal-too-much-chat = há conversa demais nesta mesa

## O servidor

server-no-client =
    O servidor do branchline está rodando, mas o cliente para o navegador não foi compilado: execute
    `make setup` no código-fonte, ou instale um wheel. Com `branchline play --terminal` joga-se no
    terminal, e programas podem usar a API: veja /api/options.
server-unknown-host =
    Este servidor não atende por esse nome. Se deveria, inicie-o com --origin e o endereço do site.

## Bancos de dados

database-of-another-program = { $path }: é o banco de dados de outro programa; indique outro arquivo
database-of-newer-version =
    { $database }: escrito por uma versão mais nova do branchline (esquema { $found }, esta lê { $own }); use aquela versão, ou indique outro banco de dados com --database
database-of-older-version =
    { $database }: escrito por uma versão anterior do branchline (esquema { $found }, esta precisa de { $own }). Ele pode ser atualizado, e versões anteriores não o leem mais depois: faça antes um backup ({ $kind ->
        [shared] pg_dump
       *[file] uma cópia do arquivo, com o arquivo -wal se houver, enquanto nenhum servidor roda
    }), e inicie de novo com --upgrade
database-scheme = { $scheme }: bancos de dados são um arquivo, indicado só pelo caminho (games.sqlite), ou PostgreSQL (postgresql://user@host/name)
database-address = este não é o endereço de um banco de dados PostgreSQL; ele tem a forma postgresql://user@host:port/name
database-needs-driver = PostgreSQL precisa de um driver: pip install 'branchline[postgres]'
database-in-use =
    { $file }: outro servidor guarda suas partidas neste arquivo{ $address ->
        [none] {""}
       *[other] {""}, em { $address }
    }; pare-o, ou indique outro arquivo com --database (vários servidores podem compartilhar um banco de dados PostgreSQL)
