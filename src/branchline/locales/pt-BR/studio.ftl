studio-title = Ateliê de mapas
studio-new-name = Meu mapa
studio-city-name = Cidade { $number }
studio-failed = Não foi possível abrir o ateliê
studio-tools = Ferramentas
studio-redo = Refazer
studio-draw = Desenhar
studio-move = Mover
studio-canvas = O mapa que você desenha
studio-whole = Mostrar o mapa inteiro
studio-first = Clique para pôr uma cidade. Arraste de uma cidade a outra para uni-las com uma rota.
studio-no-tickets = Ainda não há bilhetes. Crie-os ou adicione-os à mão.
studio-no-tracks = Ainda não há rotas. Arraste de uma cidade a outra.
studio-keys = As setas movem uma cruz. Enter põe ali uma cidade ou escolhe o que há ali. J começa uma rota, Enter em outra cidade a termina. Delete remove o que está escolhido. Mais, menos e 0 mudam a escala. Em Mover, Enter pega uma cidade e a solta.
studio-chosen = O que está escolhido

studio-tab-start = Início
studio-tab-rules = Regras
studio-tab-tickets = Bilhetes
studio-tab-check = Verificação
studio-tab-board = Tabuleiro
studio-tab-lab = Lab
studio-tab-play = Jogar

studio-new-world = Novo no mapa-múndi
studio-new-blank = Novo em terra vazia
studio-variant-of = Uma variante de um tabuleiro
studio-open-file = Abrir um arquivo de mapa (TOML)
studio-open-cities = Acrescentar cidades de uma tabela (CSV)
studio-open-picture = Pôr uma imagem embaixo
studio-picture = Imagem
studio-picture-moves = Arrastar move a imagem
studio-picture-size = Tamanho
studio-picture-turn = Rotação
studio-picture-opacity = Opacidade
studio-too-large = O arquivo é grande demais: no máximo { $kilobytes } kB
studio-dropped =
    { $count ->
        [one] { $count } entrada do arquivo não pôde ser lida e ficou de fora.
       *[other] { $count } entradas do arquivo não puderam ser lidas e ficaram de fora.
    }
studio-cities-read =
    { $count ->
        [one] { $count } cidade acrescentada.
       *[other] { $count } cidades acrescentadas.
    } { $skipped ->
        [0] Todas as linhas foram lidas.
        [one] { $skipped } linha foi pulada.
       *[other] { $skipped } linhas foram puladas.
    }
studio-choose-file = Escolher arquivo
studio-cities-lost =
    { $count ->
        [one] { $count } cidade não tem coordenadas e está abaixo das outras: mova-a para o lugar dela ({ $name }).
       *[other] { $count } cidades não têm coordenadas e estão abaixo das outras: mova-as para o lugar delas (a primeira é { $name }).
    }
studio-kept = Seu mapa fica guardado neste navegador enquanto você trabalha.
studio-kept-file = Seu mapa fica guardado neste navegador e em { $file } enquanto você trabalha.

studio-name = Nome
studio-length = Comprimento
studio-shorter = Mais curta
studio-longer = Mais longa
studio-colour = Cor
studio-double = Acrescentar uma rota paralela
studio-from = De
studio-to = Para
studio-points = Pontos
studio-points-of-way =
    { $count ->
        [one] { $count } ponto, como o caminho mais curto
       *[other] { $count } pontos, como o caminho mais curto
    }
studio-other-end = Acrescentar outro destino que também vale
studio-no-other-end = Todos os lugares já são destinos deste bilhete.
studio-remove = Remover
studio-add = Acrescentar
studio-key = Chave
studio-entry = Número { $number }
studio-remove-entry = Remover o número { $number }
studio-remove-named = Remover { $name }

studio-said-place = { $name } está no mapa
studio-said-track = Rota { $a }–{ $b }, comprimento { $length }
studio-said-joining = Rota a partir de { $name }: vá a outra cidade e aperte Enter
studio-said-removed = Removido
studio-said-mended = Corrigido

studio-mechanics = Regras especiais
studio-more-rules = Mais regras
studio-generate-title = Criar bilhetes
studio-how-many = Número
studio-spread = Comprimentos
studio-spread-short = Curtos
studio-spread-mixed = Variados
studio-spread-long = Longos
studio-generate = Criar
studio-by-hand = À mão

studio-all-right = Tudo certo: dá para jogar neste mapa.
remedy-set = Pôr { $value }
remedy-remove = Remover
remedy-points = O comprimento { $length } vale { $points }
remedy-group = Usar a regra comum das rotas paralelas
remedy-mechanic = Acrescentar a regra “{ $mechanic }”
remedy-fit = Ajustar a regra a este mapa
remedy-deal = Distribuir { $count }
remedy-trains = Dar { $count } trens a cada um
remedy-join = Unir { $a } e { $b }

studio-board-later = O tabuleiro é desenhado assim que a verificação não encontrar nada.
studio-drawing =
    { $step ->
        [places] Dispondo as cidades…
        [ground] Desenhando a terra…
        [routes] Colocando as rotas…
        [names] Pondo os nomes…
       *[done] Terminando o tabuleiro…
    }
studio-draw-board = Desenhar o tabuleiro
studio-drawing-failed = Não foi possível desenhar o tabuleiro; neste, mais simples, dá para jogar.
studio-board-drawn = Este é o tabuleiro.
studio-board-island = Algumas cidades ficam muito mais perto umas das outras do que o comprimento de suas rotas. Os litorais do mundo se rasgariam ali, por isso o tabuleiro é uma ilha própria.
studio-board-picture = O tabuleiro de { $name }
studio-corrections = Arraste um nome, uma rota ou uma cidade para onde quiser. Pelo teclado: Tab escolhe, as setas movem, Enter guarda.
studio-board-large = Ver o tabuleiro grande
studio-board-small = Voltar ao mapa
studio-corrections-off = Desfazer todas as correções

## Lab

studio-lab-about = Bots jogam o mapa muitas vezes. Você vê com que frequência cada rota é construída e quanto cada bilhete deveria valer.
studio-lab-later = O laboratório abre assim que a verificação não encontrar nada.
studio-lab-elsewhere = Neste servidor só o dono pode usar o laboratório. No próprio computador qualquer pessoa pode: branchline studio
studio-effort = Com quanto cuidado?
studio-effort-quick = Rápido
studio-effort-usual = Normal
studio-effort-thorough = A fundo
studio-study = Estudar o mapa
studio-studying =
    { $games ->
        [one] { $games } partida jogada …
       *[other] { $games } partidas jogadas …
    }
studio-tune = Ajustar os bots
studio-tuning =
    { $games ->
        [one] Os bots aprendem: { $games } partida …
       *[other] Os bots aprendem: { $games } partidas …
    }
studio-tune-about = Bots ajustados conhecem este mapa: jogaram nele entre si muitas e muitas vezes.
studio-tuned = Os bots estão ajustados a este mapa: vencem { $share } das partidas contra bots não ajustados.
studio-studied =
    { $games ->
        [one] Uma partida, { $players } jogadores
       *[other] { $games } partidas, { $players } jogadores
    }
studio-lab-old = O mapa mudou desde então. Estude-o de novo para ter números novos.
studio-heat = Mostrar com que frequência as rotas são construídas
studio-heat-seldom = raramente
studio-heat-often = muito
studio-lab-begin = Vantagem de quem começa
studio-lab-turns = Turnos por partida
studio-lab-dead = Rotas quase nunca construídas
studio-lab-untouched = Cidades que ninguém alcança
studio-lab-report = Abrir o relatório
studio-prices = Preços dos bilhetes
studio-prices-note = Com estes preços todos os bilhetes valeriam mais ou menos o mesmo. Em negrito: o preço com certeza está errado. Ao lado, o intervalo em que está o certo.
studio-prices-fine = Todos os bilhetes valem mais ou menos o mesmo.
studio-lab-failed = Não deu certo. Tente de novo.
studio-handle-beside = Nome de { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Rota { $a }–{ $b }
studio-said-studied = Os números chegaram
studio-said-moved = { $name } movida
studio-said-carried = { $name }: vá aonde ela deve ficar e aperte Enter

studio-play-later = Você pode jogar assim que a verificação não encontrar nada.
studio-export = Salvar em um arquivo
studio-pictures-only = É uma variante de { $map }: dá para jogar e salvar como imagem.
studio-pictures-later = As imagens ficam prontas quando o tabuleiro está desenhado: veja Tabuleiro.
studio-paper = Papel
studio-paper-a4 = A4, tabuleiro em folhas
studio-paper-letter = Carta, tabuleiro em folhas
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF para imprimir
studio-printing = Preparando o PDF…

form-name = Nome
form-id = Nome curto (minúsculas)
form-about = Uma linha sobre ele
form-players = Jogadores
form-players-1 = Mínimo
form-players-2 = Máximo
form-trains = Trens por jogador
form-cards = Cartas de trem
form-each-colour = De cada cor
form-locomotives = Locomotivas
form-start-locomotives = Locomotivas no início
form-points = Pontos
form-map-points = Pontos conforme o comprimento da rota
form-ties = Desempate
form-groups = Rotas paralelas
form-per-player = No máximo por jogador
form-tracks-by-players = Rotas em uso, por jogadores
form-areas = Áreas
form-first = Primeiros bilhetes
form-later = Bilhetes seguintes
form-deal = Distribuídos
form-draw = Comprados
form-keep = Ficar com pelo menos
form-rejected = Bilhetes recusados
form-deck = Baralho
form-set = Série
form-copies = Cópias
form-group = Regra das rotas paralelas
form-several = Vários
form-several-deal = Um número para cada baralho
form-kind = Tipo
form-label = Outro nome
form-region = Região
form-word-under = embaixo do baralho
form-word-out = fora do jogo
form-word-pile = no descarte
form-word-shuffled = embaralhados no baralho
form-word-city = cidade
form-word-country = país
form-word-junction = entroncamento
form-word-completed-tickets = bilhetes completos
form-word-completed-ticket-points = pontos de bilhetes completos
form-word-path-length = maior caminho
form-word-world = o mapa-múndi
form-word-island = uma ilha própria

print-length = Comprimento
print-points = Pontos
print-trains =
    { $count ->
        [one] { $count } trem por jogador
       *[other] { $count } trens por jogador
    }

studio-share-title = Para todos neste servidor
studio-upload = Deixar o mapa aqui
studio-uploaded = Os outros o encontram entre os tabuleiros deste servidor.
studio-maker = Seu nome
studio-take-back = Remover do servidor
