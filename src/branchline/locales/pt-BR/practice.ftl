practice-title = Treino
practice-intro = Posições em que uma jogada é claramente a melhor. Escolha uma jogada; depois você vê qual é, e por quê.
practice-puzzles = Problemas
practice-solved = { $solved } de { $total } resolvidos
practice-start = Começar
practice-go-on = Continuar
practice-all-solved = Todos resolvidos.
practice-puzzle-about =
    { $state ->
        [solved] Problema { $number }: { $map }, { $players } jogadores, resolvido
        [missed] Problema { $number }: { $map }, { $players } jogadores, ainda não resolvido
       *[new] Problema { $number }: { $map }, { $players } jogadores
    }
practice-own = Das suas partidas
practice-own-intro = Jogadas suas para as quais havia uma claramente melhor.
practice-own-none = Ainda não há nenhuma: termine antes uma partida neste navegador.
practice-own-look = Procurar jogadas
practice-own-count =
    { $count ->
        [one] { $count } jogada, { $left } a resolver
       *[other] { $count } jogadas, { $left } a resolver
    }
practice-own-clean = Nenhuma jogada sua custou muito.
practice-own-try = Tentar de novo
practice-ask = Sua vez: qual é a melhor jogada?
practice-puzzle-of = Problema { $number } de { $total }
practice-missed-of = Esta escapou: jogada { $move } da sua partida em { $map }
practice-skip = Pular
practice-all = Todos os exercícios
practice-failed = Não há nada para treinar aqui
practice-nothing-here = Esta não é uma jogada sua para a qual havia uma claramente melhor.
practice-right = Certo.
practice-wrong = Há uma jogada melhor.
practice-chosen = Sua escolha
practice-best = A melhor jogada
practice-played = Jogado na partida
practice-cost = Sua jogada custa cerca de { $points } pontos, e { $chance }% de chance de vencer.
practice-cost-unknown = O custo da sua jogada não foi calculado.
practice-wins = Com a melhor jogada, a chance de vencer é de cerca de { $percent }%.
practice-no-more = Era o último a resolver.
practice-next = Próximo
practice-again = De novo
practice-mark-best = melhor
practice-mark-chosen = sua escolha
help-practice = Oferece problemas, um de cada vez: escolher a melhor jogada e depois ver qual é e por quê. Começa pelo problema NUMBER.
practice-no-such-puzzle = não há problema { $number }; há { $total }
practice-you-are = { $map }. Você joga por { $seat }.
practice-go-on-or-quit = Enter para o próximo problema, q para parar:
practice-not-saved = Um problema não pode ser salvo.
