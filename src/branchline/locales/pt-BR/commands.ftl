## O programa

help-branchline = Jogos de mapas ferroviários: jogue no navegador ou no terminal, assista, estude.
help-start = Comece com: branchline play
option-version = Mostra a versão e sai.
option-language = Idioma de todas as mensagens: { $languages } (padrão: o do sistema).
language-unknown = { $language } não é um idioma disponível aqui; escolha entre { $languages }
version =
    branchline { $version } (motor { $engine ->
        [compiled] compilado
       *[interpreted] interpretado
    })
stopped = Parado.
unexpected-error = Erro: algo inesperado aconteceu ({ $error }). Por favor, relate o problema, com o que aparecer depois de definir { $variable }=1.
error-in = { $file }: { $problem }

## O que a linha de comando diz por si mesma

click-usage = Uso:
usage-options = OPÇÕES
usage-command = COMANDO [ARGUMENTOS]…
click-options = Opções
click-commands = Comandos
click-help = Mostra esta mensagem e sai.
click-default = padrão: { $default }
click-error = Erro: { $message }
click-try-help = Tente “{ $command } { $option }” para ver a ajuda.
click-invalid = Valor inválido: { $message }
click-invalid-for = Valor inválido para { $param-hint }: { $message }
click-missing-argument = Falta o argumento
click-missing-option = Falta a opção
click-missing-command = Falta o comando.
click-no-such-option = A opção { $name } não existe.
click-no-such-command = O comando { $name } não existe.
click-not-a-number = { $value } não é um { $number-type } válido.
click-not-in-range = { $value } não está no intervalo { $range }.
click-no-such-file = { $name } { $filename } não existe.
click-is-a-folder = { $name } { $filename } é uma pasta.
click-takes-no-value = A opção { $name } não aceita valor.
click-file = Arquivo
click-not-a-choice = { $value } não é { $choice }.
click-not-one-of = { $value } não é um de { $choices }.
click-extra-argument = Um argumento a mais ({ $args })
click-extra-arguments = Argumentos a mais ({ $args })
click-needs-value = A opção { $name } precisa de um argumento.
click-did-you-mean = Você quis dizer { $possibility }?
click-did-you-mean-one-of = (Você quis dizer um destes: { $possibilities }?)

## Opções de vários comandos

option-json = Mostra os números em JSON.
option-map = O id de um mapa ou um arquivo de mapa.
option-variant = Uma variante do mapa.
option-players = Número de jogadores.
option-players-fewest = Número de jogadores (padrão: o mínimo).
option-processes = Processos que dividem as partidas (padrão: todos os núcleos).
option-on = Onde as partidas são jogadas: "processes" desta máquina, "ray" (também nesta máquina) ou o endereço de um cluster, ray://HOST:PORT.
option-map-file = Onde está o mapa de uma partida salva, se mudou de lugar.

## play

help-play =
    Jogue no seu navegador, nesta máquina: contra bots, com gente ao seu lado ou por um link.

    MAP é o id de um mapa (veja `branchline maps`) ou um arquivo de mapa seu; sem ele, você escolhe no navegador. As partidas são guardadas e continuam de onde estavam. Ctrl-C encerra.

    Com --terminal o jogo é no terminal; sem MAP, algumas perguntas bastam para começar. Várias pessoas podem dividir o teclado; só com bots (--seats greedy,random) a partida passa pela tela.
option-play-port = Onde escutar.
option-play-database = Onde as partidas são guardadas.
option-no-browser = Não abre o navegador; só mostra o endereço.
option-terminal = Joga no terminal; o resto é para isso.
option-play-players = Quantos jogadores.
option-seats = Quem joga, com vírgulas: { $kinds }, module:Class ou run:COMMAND (padrão: você entre bots).
option-names = Os nomes dos jogadores, com vírgulas.
option-play-seed = A mesma semente distribui as mesmas cartas.
option-save = Salva a partida depois de cada jogada.
option-resume = Continua uma partida salva.
only-in-terminal = { $option } é para o jogo no terminal: adicione --terminal
bots-by-seats = { $option } é para o jogo no navegador; no terminal, indique o bot em --seats
only-in-browser = { $option } é para o jogo no navegador; tire-a, ou tire --terminal
map-missing = qual mapa? branchline play --terminal MAP, onde MAP é um de { $maps }
variant-needs-map = --variant precisa de um MAP
map-file-needs-resume = --map-file vai com --resume; senão, indique o arquivo como MAP
file-exists = { $file } já existe; continue com --resume { $file }, ou indique outro arquivo
save-refused = não é possível salvar em { $file }: { $problem }
resumed-has-its-own = uma partida salva tem as suas; tire { $options }

unknown-seat-kind = ninguém chamado { $kind } pode ocupar um lugar
seats-disagree = --players { $players } e --seats com { $seats } não combinam
not-a-name = { $name } não é um nome: de 1 a { $longest } caracteres imprimíveis, por favor
same-name = dois jogadores têm o mesmo nome
resumed-seats-disagree = a partida tem { $seats } lugares, --seats tem { $given }

client-not-built = o cliente para o navegador não foi compilado: execute `make setup` no código-fonte, ou instale um wheel; enquanto isso, com `branchline play --terminal` joga-se aqui
browser-is-at = branchline está em { $address }
browser-runs-already = branchline já está rodando, em { $address }
browser-keeps-games = Ctrl-C encerra; as partidas são guardadas em { $file }
browser-ends = Até logo. Suas partidas ficam guardadas.
port-refused = porta { $port }: { $problem }; indique outra com { $option }, ou nenhuma
not-an-address = { $address } não é o endereço de uma máquina, como 192.168.1.5
not-a-database = { $file }: não é um banco de dados para guardar partidas: { $problem }

## serve

server-keeps-games = As partidas são guardadas em { $file }
map-id-is-packaged = { $file }: id "{ $id }": é o id de um mapa do pacote; dê outro ao mapa
map-id-twice = { $file }: id "{ $id }": { $other } tem o mesmo id; dê outro a um deles
help-studio =
    Desenhe um mapa próprio no navegador, veja-o como tabuleiro e jogue nele.

    Com FILE (.toml), o mapa é lido dele, se existir, e cada mudança é escrita nele.
studio-file-toml = { $file }: arquivos de mapa terminam em .toml
studio-no-folder = { $folder } não é uma pasta
server-keeps-maps = Os visitantes podem deixar mapas aqui. Abra { $page } para remover qualquer um.
option-allow-uploads = Guardar os mapas que os visitantes desenham, para que todos joguem neles.
help-serve = Serve partidas a navegadores até ser parado (Ctrl-C).
option-host = Endereço em que escutar.
option-serve-port = Porta em que escutar.
option-serve-database = Arquivo em que as partidas são guardadas, ou postgresql://user@host/name (padrão: games.sqlite na sua pasta de dados).
option-upgrade = Atualiza um banco de dados de uma versão anterior; faça antes um backup.
option-serve-processes = Servidores a iniciar, que dividem a porta e um banco de dados PostgreSQL.
upgrade-now = Atualizar agora?
processes-need-postgresql = --processes { $count } precisa de um banco de dados PostgreSQL: vários servidores não podem dividir um arquivo; indique um com --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] { $count } servidor está em { $address }
       *[other] { $count } servidores estão em { $address }
    }
process-restarts = Um servidor terminou (código { $code }); outro toma o seu lugar.
process-gives-up = Não é possível iniciar um servidor (código { $code }).
option-own-map = Oferece um arquivo de mapa seu; pode ser repetida.
option-own-bot = Oferece um bot seu com um nome: module:Class, um bot instalado ou run:COMMAND; pode ser repetida.
option-lan-address = O endereço desta máquina para quem está na rede local (padrão: o encontrado).
option-origin = Outra origem de onde páginas podem se conectar.
option-serve-bots = Processos em que os bots pensam.
option-bot-pause = Segundos antes de um bot tomar uma decisão fácil; as difíceis levam até quatro vezes mais.
option-undo-seconds = Segundos que um bot espera enquanto alguém ainda pode desfazer uma jogada, se os bots fazem pausas.
option-rooms-per-minute = Novas salas que um endereço pode abrir.
option-rooms-per-address = Salas de um endereço que podem estar ativas ao mesmo tempo.
option-connections-per-address = Conexões que um endereço pode ter ao mesmo tempo.
option-connections = Conexões que pode haver ao mesmo tempo, se o sistema permite tantos arquivos.
option-proxy = Endereço ou rede de um proxy que pode dizer de onde vem um pedido (X-Forwarded-For); pode ser repetida.
option-metrics-port = Porta em que o Prometheus encontra números (padrão: nenhuma).
option-metrics-host = Endereço dessa porta.
option-log-format = Como o registro do servidor é escrito.
not-a-network = { $network } não é um endereço nem uma rede, como 10.0.0.5 ou 10.0.0.0/8

## maps e check-map

help-maps = Lista os mapas que vêm com o branchline.
option-maps-json = Mostra os mapas em JSON.
help-check-map =
    Verifica um FILE de mapa: cada problema, e o que seria certo.

    Código de saída 1 se há problemas.
option-check-map-json = Mostra os problemas em JSON.
maps-hint = Jogue um: branchline play MAP    Um seu: branchline check-map FILE
rules-and-variants = { $rules }; variantes: { $variants }
problems-found =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
map-is-sound = { $map } ({ $id }) está correto: { $fewest }–{ $most } jogadores, { $trains } trens para cada um; lugares: { $places }, rotas: { $tracks }, bilhetes: { $tickets }.
map-mechanics = Mecânicas: { $names }.
map-variants = Variantes: { $names }.

## replay

help-replay = Verifica a partida salva FILE, entrada por entrada, e a reproduz.
option-replay-json = Mostra a partida em JSON.
option-to = Interrompe depois de N jogadas.
option-animate = Gravar a partida como animação, .webp ou .gif, de no máximo 3 MB.
option-log = Conta tudo o que aconteceu, em frases.
beyond-the-end =
    { $moves ->
        [one] a partida tem { $moves } jogada, então { $option } { $given } passa do fim
       *[other] a partida tem { $moves } jogadas, então { $option } { $given } passa do fim
    }
replay-heading =
    { $moves ->
        [one] { $map } · { $seats } · { $moves } jogada, tudo correto
       *[other] { $map } · { $seats } · { $moves } jogadas, todas corretas
    }
replay-part-heading =
    { $shown ->
        [1] { $map } · { $seats } · a primeira de { $moves } jogadas, correta
        [one] { $map } · { $seats } · { $shown } de { $moves } jogadas
       *[other] { $map } · { $seats } · as primeiras { $shown } de { $moves } jogadas, todas corretas
    }
game-not-over = A partida não acabou: é a vez de { $seats }.
not-an-animation = { $file }: uma animação é gravada como .webp ou .gif
animation-needs-packages = para uma animação são precisos mais pacotes: pip install 'branchline[pictures]'
animation-working = Animando a partida
animation-written = Gravado: { $file } ({ $megabytes } MB)

## board

help-board =
    Desenha o tabuleiro de MAP, vazio ou como uma partida salva o deixou.

    Os mapas do pacote têm tabuleiros prontos. O seu próprio mapa ganha um a partir das coordenadas dos seus lugares ou, se não der nenhuma, das suas rotas.
option-output = Escreve aqui.
option-format = Tipo de imagem; senão, conforme o nome de FILE.
option-width = Largura de um PNG, em pixels.
option-record = Mostrar uma partida salva com o placar; sem MAP, no mapa em que foi jogada.
option-move = A partida depois de N jogadas.
option-geography = Desenha o tabuleiro de novo, sobre terra real.
option-layout = Desenha o tabuleiro de novo: por onde ficam os lugares, ou só pelas rotas.
option-keep = Guarda ao lado do arquivo de mapa o tabuleiro desenhado de novo.
move-needs-record = --move precisa de uma partida: indique --record FILE
board-of-what = qual tabuleiro? indique MAP, ou uma partida com --record FILE
not-a-picture = { $file }: um tabuleiro é escrito como .svg ou .png; senão, indique --format
board-written = { $file }: o tabuleiro { $map }
game-on-another-map = { $file }: uma partida no mapa { $played }, não { $map }
drawing-needs-packages = para desenhar um tabuleiro de novo são precisos mais pacotes: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = para um PNG são precisos mais pacotes: pip install 'branchline[pictures]'; com --format svg não
no-coordinates = Nenhum lugar tem coordenadas: disposto pelas rotas.
drawing-places = Desenhando lugares…
drawing-ground = Desenhando o terreno…
drawing-routes = Desenhando ligações e rótulos…
drawing-names = Desenhando nomes e relevo…

## simulate

help-simulate = Joga muitas partidas entre bots em MAP (um id ou um arquivo de mapa) e informa os números.
option-games = Número de partidas.
option-bot = Bot para todos os lugares, ou um por lugar, com vírgulas ({ $bots }).
option-simulate-seed = Fixa cada partida (padrão: sorteada e informada).
bots-disagree = { $players } jogadores precisam de 1 ou { $players } bots, não { $bots }
games-played = jogando
simulated =
    { $games ->
        [one] { $map }, { $players } jogadores, { $games } partida, semente { $seed }
       *[other] { $map }, { $players } jogadores, { $games } partidas, semente { $seed }
    }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos e { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisões por partida; por segundo de processador, partidas: { NUMBER($games, maximumFractionDigits: 0) }, decisões: { NUMBER($speed, maximumFractionDigits: 0) }

## arena

help-arena = Põe bots para jogar entre si, em todos os lugares e com as mesmas distribuições, e os classifica.
option-arena-bots = Bots, com vírgulas: { $bots }, module:Class ou run:COMMAND.
option-arena-games = Partidas de cada confronto.
option-arena-seed = Fixa as distribuições.
option-book = Um arquivo para guardar as partidas; se já existe, o torneio continua.
option-sprt = Interrompe quando é certo que o primeiro bot vence esta proporção, ou que não vence.
option-plot = Desenha a classificação como SVG.
too-few-bots = um torneio precisa de dois ou mais bots diferentes
sprt-out-of-range = --sprt deve ficar entre a proporção justa { $fair } e 1
arena-heading = { $map }, { $players } jogadores, semente { $seed }
arena-plot-title = { $map }, { $players } jogadores
rating-interval = de { $low } a { $high }
sequential-test =
    Teste sequencial para { $share }: { $verdict ->
        [better] melhor
        [no-better] não melhor
       *[undecided] indefinido
    }

## perft

help-perft = Conta as formas de jogar DEPTH ações em MAP, com o acaso fixado pela semente.
option-depth = Número de ações.
option-perft-seed = Fixa todo o acaso.
option-skip = Jogadas aleatórias feitas antes.
option-divide = Conta separadamente depois de cada primeira ação.
option-perft-json = Mostra as contagens em JSON.
positions-at-depth = posições na profundidade { $depth } ({ $seconds } s)

## bench

help-bench = Mede em um núcleo: partidas aleatórias, operações isoladas, maiores caminhos, ambientes.
option-bench-games = Número de partidas aleatórias em cada mapa (padrão: { $games }), ou em cada fatia de uma rodada.
option-yardstick = Um programa que mostra seu games_per_s em JSON, para comparar (padrão: scripts/yardstick, compilado se há um compilador C).
option-only = Mede só o motor, os ambientes de aprendizado, as decisões de um bot (em rodadas) ou o início (padrão: os dois primeiros; em rodadas, o motor).
option-rounds = Compara nesta quantidade de rodadas: a referência, este motor e outra cópia de trabalho se alternam em fatias curtas.
option-against = Em rodadas: a pasta de outra cópia de trabalho para comparar.
option-bench-map = Em rodadas: um mapa a medir; pode ser repetida (padrão: todos os mapas).
option-bench-players = Em rodadas: o número de jogadores (padrão: todos; para ambientes e bots, o mínimo).
option-bench-processes = Em rodadas, com --only env: compara partidas divididas entre esta quantidade de processos com a mesma quantidade de execuções lado a lado.
only-in-rounds = --against, --map e --players precisam de --rounds
processes-only-for-environments = --processes precisa de --rounds e --only env, e não compara com outra cópia de trabalho
not-in-rounds = --yardstick não pode ser combinada com --rounds, que usa scripts/yardstick
start-plays-no-games = --only start não joga partidas: omita --games, --map, --players e --yardstick
no-table-to-measure =
    { $players ->
        [one] nenhum destes mapas é para { $players } jogador
       *[other] nenhum destes mapas é para { $players } jogadores
    }
not-a-checkout = { $folder } não é uma cópia de trabalho: não tem src/branchline
checkout-fails = não foi possível medir o motor: { $problem }
rounds-measured = Rodadas
rounds-title =
    { $kind ->
        [planner] Partidas do planejador contra si mesmo, decisões/s, { $rounds ->
            [one] { $rounds } rodada
           *[other] { $rounds } rodadas
        }
        [value] Partidas do bot de valor contra si mesmo, decisões/s, { $rounds ->
            [one] { $rounds } rodada
           *[other] { $rounds } rodadas
        }
        [env] Ambientes, passos/s com observação e máscara, { $rounds ->
            [one] { $rounds } rodada
           *[other] { $rounds } rodadas
        }
       *[engine] Partidas aleatórias, decisões/s, { $rounds ->
            [one] { $rounds } rodada
           *[other] { $rounds } rodadas
        }
    }
rounds-explained = As taxas são por segundo de processador. A dispersão é a largura da metade central das rodadas, como proporção da mediana; as razões são medianas das razões de cada rodada. “Da base” compara com o mapa mais simples com o mesmo número de jogadores.
shared-title =
    Ambientes divididos entre { $processes } processos, passos/s, { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
shared-explained = As taxas são pelo relógio: { $processes } processos dividem { $games } partidas, e depois { $processes } execuções lado a lado avançam { $games } partidas cada. As razões são medianas das razões de cada rodada; outros programas que ocupam os núcleos atrasam mais quem espera pelos demais.
start-title =
    Início, segundos de processador, { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, primeira página
start-explained = “De nada” compara o melhor com o melhor de um Python que não faz nada. De branchline play conta o que foi gasto até a primeira página ser respondida.
yardstick-row = referência em C
no-yardstick = A referência foi omitida: precisa de scripts/yardstick de uma cópia de trabalho e de um compilador C.
not-a-yardstick = { $program } não mostra seu games_per_s em JSON
rates-explained = As taxas são por segundo de processador, todas desta mesma execução.
random-games-title =
    { $engine ->
        [compiled] Partidas aleatórias, compilado, um núcleo
       *[interpreted] Partidas aleatórias, interpretado, um núcleo
    }
operations-title = Microssegundos
environments-title =
    { $engine ->
        [compiled] Ambientes: passos/s com observação e máscara, compilado
       *[interpreted] Ambientes: passos/s com observação e máscara, interpretado
    }
ratio-slowest-map-to-base-decisions = decisões do mapa mais lento em relação à base: { $ratio }
ratio-compiled-to-interpreted = compilado em relação a interpretado: { $ratio }
ratio-base-to-yardstick = base em relação à referência: { $ratio }
ratio-other-to-yardstick = base da outra cópia em relação à referência: { $ratio }

## Colunas

column-map = mapa
column-players = jogadores
column-places = lugares
column-tracks = rotas
column-tickets = bilhetes
column-rules = regras próprias
column-seat = lugar
column-bot = bot
column-mean-score = média
column-wins = vitórias
column-rivals = entre
column-games = partidas
column-interval = 95 %
column-score = pontos
column-best-other = melhor rival
column-margin = margem
column-rating = nível
column-milliseconds = ms/jogada
column-games-per-second = partidas/s
column-decisions-per-second = decisões/s
column-decisions-per-game = decisões/partida
column-interpreted = interpretado
column-legal = permitidas
column-apply = aplicar
column-copy = copiar
column-view = visão
column-longest-path = maior caminho
column-worst = pior
column-steps = passos
column-numbers-seen = números vistos
column-single = um só
column-median = mediana
column-best = melhor
column-spread = dispersão
column-to-base = da base
column-other-median = outra cópia
column-to-other = da outra
column-apart-median = lado a lado
column-program = programa
column-seconds-median = mediana
column-seconds-best = melhor
column-to-nothing = de nada
column-to-apart = razão
column-games-at-once =
    { $games ->
        [one] { $games } partida ao mesmo tempo
       *[other] { $games } partidas ao mesmo tempo
    }
