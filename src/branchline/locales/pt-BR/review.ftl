reason-completes = { $tracks } completa { $tickets }: +{ $points } no final.
reason-serves = { $tracks } está no trajeto de { $tickets }.
reason-spares =
    { $count ->
        [one] Poupa uma locomotiva, que a jogada da partida gastou.
       *[other] Poupa { $count } locomotivas, que a jogada da partida gastou.
    }
reason-aside = { $tracks } foi a rota construída, mas não está no trajeto mais curto de nenhum bilhete aberto.
reason-only-way = Sem { $tracks }, não há mais trajeto para { $tickets }.
reason-detour =
    { $more ->
        [one] Se outra pessoa construir { $tracks }, { $tickets } precisa de mais { $more } trem.
       *[other] Se outra pessoa construir { $tracks }, { $tickets } precisa de mais { $more } trens.
    }
reason-contested = { $seats } também pode querer { $tracks }: é provável em { $percent }% das mãos possíveis.
reason-blocks = Bloqueia { $seats }, que precisa de { $tracks } para { $tickets }.
reason-scores =
    { $points ->
        [one] { $tracks } vale { $points } ponto.
       *[other] { $tracks } vale { $points } pontos.
    }
reason-needs-card-for = { LIST($cards, case: "one") } serve para { $tracks } (comprimento { $length }, { $held } na mão), no trajeto de { $tickets }.
reason-needs-card = { LIST($cards, case: "one") } serve para { $tracks } (comprimento { $length }, { $held } na mão).
reason-needs-locomotive-for = A { $cards } ajuda em { $tracks } (comprimento { $length }), no trajeto de { $tickets }.
reason-needs-locomotive = A { $cards } ajuda em { $tracks } (comprimento { $length }).
reason-saves-up =
    { $points ->
        [one] { LIST($cards, case: "one") } serve para { $tracks } ({ $points } ponto): comprimento { $length }, { $held } na mão.
       *[other] { LIST($cards, case: "one") } serve para { $tracks } ({ $points } pontos): comprimento { $length }, { $held } na mão.
    }
reason-saves-up-locomotive =
    { $points ->
        [one] A { $cards } ajuda em { $tracks } ({ $points } ponto).
       *[other] A { $cards } ajuda em { $tracks } ({ $points } pontos).
    }
reason-takes = Na mão: { $held } { NAME($cards, $held, case: "counted") }, e com ela mais uma.
reason-deck-odds = { $percent }% das cartas ainda não vistas ajudam em { $tracks }: { NAME($cards, 2, case: "counted") }.
reason-deck-any = Qualquer carta ainda não vista ajuda em { $tracks }.
reason-more-tickets =
    { $count ->
        [one] { $tickets } está em aberto,
       *[other] { $tickets } estão em aberto,
    } { $trains ->
        [one] e resta { $trains } trem para mais bilhetes.
       *[other] e restam { $trains } trens para mais bilhetes.
    }
reason-all-done =
    { $count ->
        [one] { $tickets } está completo,
       *[other] { $tickets } estão completos,
    } { $trains ->
        [one] e resta { $trains } trem.
       *[other] e restam { $trains } trens.
    }
reason-no-tickets =
    { $trains ->
        [one] { $seats } ainda tem { $trains } trem e nenhum bilhete a completar.
       *[other] { $seats } ainda tem { $trains } trens e nenhum bilhete a completar.
    }
reason-no-tickets-you =
    { $trains ->
        [one] Você ainda tem { $trains } trem e nenhum bilhete a completar.
       *[other] Você ainda tem { $trains } trens e nenhum bilhete a completar.
    }
reason-together =
    { $trains ->
        [one] { $tickets } têm { $tracks } em comum: { $trains } trem serve a mais de um bilhete.
       *[other] { $tickets } têm { $tracks } em comum: { $trains } trens servem a mais de um bilhete.
    }
reason-keep = { $tickets }: { $points } pontos por { $trains } de { $left } trens, no trajeto mais curto.
reason-keep-done = { $tickets } já está completo: { $points } pontos.
reason-keep-impossible = { $tickets } está fora de alcance.
reason-leave = { $tickets } não: { $points } pontos por { $trains } de { $left } trens, no trajeto mais curto.
reason-leave-done = { $tickets } não, embora já esteja completo.
reason-leave-impossible = { $tickets } não: está fora de alcance.
reason-opens = Abre { $tracks }.
reason-opens-for = Abre { $tracks }, no trajeto de { $tickets }.
reason-helps = Ajuda a completar { $tickets }.
reason-works-on = { $tickets } ainda precisa de { $trains } dos { $left } trens.
reason-goes-for =
    { $points ->
        [one] { $tracks } é a rota mais longa ainda livre: { $points } ponto.
       *[other] { $tracks } é a rota mais longa ainda livre: { $points } pontos.
    }
reason-trains-left =
    { $trains ->
        [one] { $seats } ainda tem { $trains } trem.
       *[other] { $seats } ainda tem { $trains } trens.
    }
reason-trains-left-you =
    { $trains ->
        [one] Você ainda tem { $trains } trem.
       *[other] Você ainda tem { $trains } trens.
    }
reason-last-round = É a última rodada: { $seats } não joga mais depois disso.
reason-last-round-you = É a última rodada: você não joga mais depois disso.
reason-end-near =
    { $trains ->
        [one] { $seats } ainda tem { $trains } trem: o fim está próximo.
       *[other] { $seats } ainda tem { $trains } trens: o fim está próximo.
    }
reason-end-near-you =
    { $trains ->
        [one] Você ainda tem { $trains } trem: o fim está próximo.
       *[other] Você ainda tem { $trains } trens: o fim está próximo.
    }
reason-built-later =
    { $moves ->
        [1] { $seats } construiu { $tracks } na jogada seguinte.
        [one] { $seats } construiu { $tracks } { $moves } jogada depois.
       *[other] { $seats } construiu { $tracks } { $moves } jogadas depois.
    }
reason-taken-later =
    { $moves ->
        [1] { $seats } tomou { $tracks } na jogada seguinte.
        [one] { $seats } tomou { $tracks } { $moves } jogada depois.
       *[other] { $seats } tomou { $tracks } { $moves } jogadas depois.
    }
reason-never-built = No fim, ninguém construiu { $tracks }.

move-take = pegar { NAME($card, case: "one") }
move-draw = comprar do baralho
move-tickets = comprar bilhetes
move-pass = passar
move-keep-some = ficar com bilhetes
move-keep = ficar com { $tickets }
move-claim-for = construir { $track } com { $cards }

help-review = Conta como a partida salva FILE foi ganha: as chances ao longo das jogadas, as jogadas que mais custaram e por quê.
option-review-json = Mostra a análise em JSON.
option-review-html = Grava a análise em uma página independente.
option-review-view = O ponto de vista: o número de um jogador, ou 0 para todas as cartas à vista.
option-review-seed = A semente das distribuições testadas.
review-heading =
    { $moves ->
        [one] { $map }: { $seats }. { $moves } jogada.
       *[other] { $map }: { $seats }. { $moves } jogadas.
    }
review-working = Analisando a partida
review-no-such-view = não há jogador { $view }; a partida tem { $players }
review-no-moves = a partida ainda não tem jogadas
review-written = Gravado: { $file }
review-by-network = Avaliada pela rede de avaliação deste mapa.
review-by-planner = Não há rede de avaliação para este mapa: em vez dela, foi avaliado o plano do bot planejador, o que é menos preciso.
review-fitted = As chances foram ajustadas a partidas neste mapa com o mesmo número de jogadores.
review-near = As chances foram ajustadas a partidas neste mapa com outro número de jogadores.
review-borrowed = As chances foram ajustadas a partidas em outros mapas.
review-title = Análise da partida
review-chances = Chance de vencer
review-view-all = Todas as cartas à vista
review-view-of = O que { $seat } podia saber
review-turning-points = Momentos decisivos
review-no-turning-points = Nenhuma jogada custou muito mais que o ruído da estimativa.
review-parts = O que mudou as chances
review-parts-note = Sorte, jogo próprio e jogo dos outros explicam juntos a diferença entre a chance inicial e o resultado. O jogo próprio soma o que cada jogada custou em relação à melhor; ninguém a encontra sempre, por isso a soma pode passar de 100%, e o jogo dos outros a compensa.
review-column-move = Jogada
review-column-seat = Jogador
review-column-played = Jogado
review-column-better = Melhor
review-column-points = Pontos
review-column-chance = Chance
review-column-first = No início
review-column-luck = Sorte
review-column-own = Jogo próprio
review-column-others = Jogo dos outros
review-column-result = Resultado
review-moves = Todas as jogadas
review-noise-note = O número depois de ± é o erro padrão da estimativa.
review-percent = { $percent }%

review-of = Análise: { $map }
review-failed = Não há análise para mostrar
review-progress = Avaliando jogadas: { $done } de { $total }
review-waiting = A análise está na fila.
review-view = Visão
review-move-of = Jogada { $move } · { $seat }
review-end = O fim
review-played = Jogado
review-better = Melhor
review-better-move = Melhor: { $move }
review-best = A melhor jogada
review-forced = Não havia escolha.
review-hidden = Não se sabia o que { $seat } tinha na mão.
review-agrees = O especialista teria feito o mesmo.
review-costs = Custa cerca de { $points } ± { $noise } pontos, e { $chance } ± { $error }% de chance de vencer.
review-costs-judged = Custa cerca de { $points } ± { $noise } pontos, avaliados sem jogar até o fim.
review-open-verdict = Com todas as cartas à vista: { $move }.
review-alternative = { $move } (−{ $points } pontos)
review-alternative-equal = { $move } (igualmente bom)
review-alternatives = Próximas melhores: { $moves }
review-chance-of = { $seat }: { $percent }%
review-chance-after = depois de { $move } de { $moves } jogadas
review-turning-point = Jogada { $move }, { $seat }: −{ $chance }%
review-previous = Momento decisivo anterior
review-next = Próximo momento decisivo
review-copy = Copiar um link para esta jogada
review-luck = sorte { $luck }%, jogo próprio { $own }%, jogo dos outros { $others }%
review-parts-of = De { $first }% a { $last }%: sorte { $luck }%, jogo próprio { $own }%, jogo dos outros { $others }%
review-mark-played = jogado
review-mark-better = melhor

reason-gains =
    { $points ->
        [one] Construir { $tracks } rende na hora { $points } ponto a mais.
       *[other] Construir { $tracks } rende na hora { $points } pontos a mais.
    }
hint-again = Peça de novo para ver o plano no tabuleiro.
