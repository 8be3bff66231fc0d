help-lab = Joga muitas partidas entre bots em MAP (um id ou um arquivo de mapa) e diz se o mapa é bom.
option-lab-output = Pasta do relatório: uma página, seus números em JSON e partidas estranhas para abrir.
option-lab-precision = Precisão da taxa de vitórias de cada bilhete, em pontos percentuais.
option-lab-minutes = Tempo máximo, em minutos.
option-lab-rounds = Máximo de séries de partidas; 0: quantas forem precisas.
option-lab-compare = Comparar dois relatórios (pastas ou seus arquivos JSON) e dizer o que mudou.
option-lab-seed = Fixa o acaso: a mesma semente dá o mesmo relatório.
lab-needs-map = diga qual mapa estudar, ou compare dois relatórios com --compare
lab-compare-takes-no-map = --compare olha dois relatórios e não recebe mapa
lab-working = jogando
lab-written =
    { $games ->
        [one] { $file }: relatório de { $games } partida
       *[other] { $file }: relatório de { $games } partidas
    }
not-a-lab-report = { $file } não é um relatório do laboratório
lab-stopped = Interrompido. O mesmo comando continua; o que foi jogado está em { $folder }.
lab-title = Relatório do laboratório: { $map }
lab-about =
    { $games ->
        [one] { $games } partida com { $players } jogadores entre bots iguais, semente { $seed }.
       *[other] { $games } partidas com { $players } jogadores entre bots iguais, semente { $seed }.
    }
lab-intervals = Abaixo de cada número está o intervalo que contém o valor real em 19 de cada 20 casos.
lab-precision-note = As taxas de vitórias dos bilhetes são conhecidas com ± { $reached } pontos percentuais (pedidos: ± { $asked }).
lab-glance = Em resumo
lab-first-seat = Começar vale
lab-compensation = Compensado com { $points } pontos para os outros
lab-turns = Turnos por partida
lab-margin = Pontos entre o primeiro e o segundo
lab-decided = Quem vence fica à frente de vez após
lab-decided-note = das jogadas, em média
lab-luck = Parcela de sorte
lab-luck-note = quanto das diferenças o acaso explica
lab-mispriced = Bilhetes com preço errado
lab-dead = Rotas mortas
lab-contested = Rotas disputadas
lab-untouched = Lugares nunca alcançados
lab-tickets = Bilhetes: preço e valor
lab-tickets-note = A resistência conta todos os trajetos entre dois lugares: quanto maior, mais difícil. O valor diz quantos pontos um bilhete rende além do bilhete mediano. Pelo preço sugerido renderia tanto quanto o mediano; em negrito onde o preço impresso é com certeza outro.
lab-column-ticket = Bilhete
lab-column-price = Preço
lab-column-resistance = Resistência
lab-column-kept = Escolhido se oferecido
lab-column-completion = Completado
lab-column-win-lift = Vence mais vezes
lab-column-worth = Valor
lab-column-suggested = Sugerido
lab-prices-follow = Os preços seguem a resistência com uma correlação de { $correlation }.
lab-tracks = Rotas: construídas, mortas, disputadas
lab-tracks-note = Quanto mais escura, mais vezes uma rota é construída. Riscada: morta, quase nunca construída. Com moldura: disputada, muitas vezes tirada de quem contava com ela.
lab-column-track = Rota
lab-column-built = Construída em
lab-column-contested = Disputada
lab-column-when = Quando na partida
lab-all-tracks = Todas as rotas
lab-none = Nenhum.
lab-lengths = Comprimentos e cores
lab-column-length = Comprimento
lab-column-colour = Cor
lab-column-tracks = Rotas
lab-column-of-claims = De todas as construídas
lab-points = De onde vêm os pontos
lab-column-line = Por
lab-column-points = Pontos
lab-column-scored = Marcado por
lab-column-winners-more = Quem vence tem a mais
lab-mechanics = O que cada mecânica muda
lab-mechanics-note = Em comparação com partidas no mesmo mapa sem ela.
lab-column-mechanic = Mecânica
lab-not-without = O mapa não pode ser jogado sem ela.
lab-seats = Assentos
lab-column-order = Começa como número
lab-column-wins = Vence
lab-winner-chance = Chance de quem vai vencer
lab-stage = após { $percent }% das jogadas
lab-styles = Qual estilo vence
lab-styles-note = Cada estilo contra todos os outros. Para comparar, outros tabuleiros, os mais parecidos primeiro.
lab-column-style = Estilo
lab-column-board = Tabuleiro
lab-oddities = Partidas estranhas
lab-oddities-note = Para abrir uma delas: branchline replay FILE
lab-oddity-no-draw = Alguém não tinha carta para comprar
lab-oddity-sweeps = A fileira foi trocada três vezes ou mais em uma jogada
lab-oddity-stranded = Ninguém podia mais jogar
lab-column-games = Partidas
lab-column-files = Exemplos
lab-value = Bots com rede treinada
lab-value-note =
    { $games ->
        [one] Os mesmos números de { $games } partida de bots que julgam as jogadas com uma rede treinada.
       *[other] Os mesmos números de { $games } partidas de bots que julgam as jogadas com uma rede treinada.
    }
lab-column-figure = Número
lab-column-planner = Planejador
lab-column-value = Bot com rede
lab-compare-title = O que mudou de { $before } para { $after }
lab-compare-note = Só diferenças que se mantêm quando se olham tantos números (no máximo 5% falsas).
lab-compare-none = Nada mudou que se destaque do acaso.
lab-compared =
    { $count ->
        [one] { $count } número comparado.
       *[other] { $count } números comparados.
    }
lab-column-before = Antes
lab-column-after = Depois
lab-column-change = Mudança
lab-figure-compensation = Pontos para os outros
lab-figure-score = Pontos por jogador
lab-figure-winner-score = Pontos de quem vence
lab-figure-tickets-kept = Bilhetes escolhidos
lab-figure-tickets-done = Bilhetes completados
lab-figure-completion = { $what }: completado
lab-figure-win-share = { $what }: taxa de vitórias
lab-figure-built = { $what }: construída
lab-figure-style = { $what }: vence
help-tune = Ajusta os bots a MAP (um id ou um arquivo de mapa), para que joguem bem nele daí em diante.
option-tune-players = Para quantos jogadores ajustar (padrão: o mínimo).
option-tune-minutes = Tempo máximo, em minutos.
option-tune-generations = Quantas gerações de pesos são testadas.
option-tune-games = Partidas de cada tentativa contra cada rival.
option-tune-seed = Fixa o acaso: a mesma semente dá os mesmos pesos.
tune-working = ajustando
tune-written = { $file }: os bots jogam assim a partir de agora; vencem os não ajustados em { $share } das { $games } partidas (em força igual: { $fair })
tune-stopped = Interrompido. O mesmo comando continua; o que foi testado está em { $file }.
