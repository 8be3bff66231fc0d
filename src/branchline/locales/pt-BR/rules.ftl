rules-aim-title = Do que se trata
rules-aim-picture = Um bilhete, e trens nas rotas que ligam seus dois lugares, menos na última.
rules-aim = Você constrói rotas de trem entre lugares vizinhos. Ganha pontos por cada rota que constrói, por cada bilhete secreto com as duas pontas ligadas pelas suas rotas, e pelo que mais este tabuleiro premiar. Bilhetes que você não conseguir ligar tiram pontos. Vence quem tiver mais pontos.
rules-turn = Na sua vez você faz uma só coisa: pegar cartas, construir uma rota ou comprar bilhetes. Alguns tabuleiros acrescentam algo, como explicado abaixo. Você só pode passar se não puder fazer mais nada.

rules-cards-title = Cartas
rules-cards-picture =
    { $row ->
        [one] { $row } carta aberta na fileira e o baralho ao lado; pega-se uma da fileira e uma do baralho.
       *[other] As { $row } cartas abertas da fileira e o baralho ao lado; pega-se uma da fileira e uma do baralho.
    }
rules-deck =
    O baralho tem { $each } cartas de cada uma das oito cores e { $locomotives ->
        [one] { $locomotives } locomotiva
       *[other] { $locomotives } locomotivas
    }. Você começa com { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }{ $gift ->
        [0] .
        [one] {" "}e uma locomotiva.
       *[other] {" "}e { $gift } locomotivas.
    } Uma locomotiva vale por uma carta de qualquer cor.
rules-draw = Você pega duas cartas, uma depois da outra: cada uma pode vir das { $row } abertas na fileira ou, às cegas, do baralho. A carta pega da fileira é reposta na hora. Quando o baralho acaba, os descartes são embaralhados e formam um novo.
rules-row-locomotive = Uma locomotiva da fileira é tudo o que você pega: não pode ser a segunda carta, e depois dela você não pega mais nada. Comprada às cegas do baralho, é uma carta como qualquer outra.
rules-sweep = Sempre que { $count } ou mais cartas da fileira forem locomotivas, a fileira inteira é descartada e distribuída de novo.
rules-sweep-limits = Se as cartas fora das mãos dos jogadores não bastam para uma fileira com menos de { $count } locomotivas, a fileira fica como está. Se os descartes foram embaralhados duas vezes e a nova fileira ainda tem locomotivas demais, baralho e descartes são embaralhados juntos antes de distribuí-la de novo.
rules-secrets = As cartas e os bilhetes da sua mão são secretos. Quantos você tem não é segredo, nem quantos trens lhe restam, nem quais cartas estão nos descartes.

rules-tracks-title = Rotas
rules-tracks-picture = Três cartas vermelhas pagam uma rota de três espaços vermelhos, onde vão três trens.
rules-claim = Para construir uma rota, descarte tantas cartas quantos espaços ela tem, todas da sua cor; para uma rota cinza, todas de uma mesma cor qualquer. Locomotivas podem substituir qualquer uma delas. Então a mesma quantidade dos seus { $trains } trens vai para a rota, e você pontua na hora.
rules-claim-anywhere = Suas rotas não precisam estar ligadas.
rules-parallel = Onde rotas do mesmo comprimento correm lado a lado, cada jogador só pode ter uma delas. Com menos de { $from } jogadores, a primeira construída fecha a outra para todos.
rules-parallel-one = Onde rotas do mesmo comprimento correm lado a lado, a primeira construída fecha a outra para todos.
rules-parallel-open = Em algumas ligações todas as rotas paralelas podem ser construídas com qualquer número de jogadores, mas cada um só pode ter uma delas.
rules-parallel-lengths = Rotas de comprimentos diferentes entre os mesmos dois lugares ({ $routes }) são ligações separadas: você pode ter as duas, e nenhuma fecha a outra.

rules-tickets-title = Bilhetes
rules-tickets-picture = Dois bilhetes com seus pontos, um deles completo.
rules-first-tickets =
    No começo cada um pode escolher entre { $offered } bilhetes e fica com pelo menos { $keep }. { $out ->
        [under] Os outros vão para baixo da pilha.
        [shuffled] Os outros são embaralhados de volta na pilha.
        [pile] Os outros vão abertos para uma pilha de descarte.
       *[out] Os outros saem da partida.
    } Ninguém vê com quais nem com quantos os demais ficam até que todos tenham escolhido.
rules-first-tickets-decks =
    { $one ->
        [1] No começo cada um pode escolher entre { $offered } bilhetes, um deles longo, e fica com pelo menos { $keep } de qualquer tipo.
        [one] No começo cada um pode escolher entre { $offered } bilhetes, { $one } deles longo, e fica com pelo menos { $keep } de qualquer tipo.
       *[other] No começo cada um pode escolher entre { $offered } bilhetes, { $one } deles longos, e fica com pelo menos { $keep } de qualquer tipo.
    } { $out ->
        [under] Os outros vão para baixo das suas pilhas.
        [pile] Os outros vão abertos para uma pilha de descarte.
       *[out] Os outros saem da partida, assim como os longos que não foram distribuídos.
    } Ninguém vê com quais nem com quantos os demais ficam até que todos tenham escolhido.
rules-later-tickets =
    Na sua vez você pode comprar mais { $drawn } (ou quantos restarem) e deve ficar com pelo menos { $keep }. { $out ->
        [under] Os outros vão para baixo da pilha.
        [pile] Os outros vão abertos para uma pilha de descarte.
       *[out] Os outros saem da partida, então a pilha pode acabar.
    }
rules-tickets-score = No fim, um bilhete dá seus pontos se os seus lugares estão ligados pelas suas rotas, e tira a mesma quantidade se não estão.
rules-tickets-areas =
    Alguns bilhetes citam um país desenhado como vários lugares: basta alcançar qualquer um deles. { $joined ->
        [yes] Os lugares de um país só são ligados entre si por uma rota que você construa entre eles.
       *[no] Os lugares de um país não são ligados entre si, então nenhum trajeto passa por dentro dele.
    }
rules-tickets-several = Alguns bilhetes citam vários destinos, cada um com seus pontos. Conta o melhor que você alcançar; se não alcançar nenhum, perde os pontos do menor.

rules-end-title = O fim
rules-end-picture =
    { $trains ->
        [0] Não resta nenhum trem
        [one] Resta { $trains } trem
       *[other] Restam { $trains } trens
    }: vem a última rodada, depois o placar.
rules-last-round =
    { $trains ->
        [one] Quando um turno acaba e quem o jogou tem { $trains } trem ou menos,
       *[other] Quando um turno acaba e quem o jogou tem { $trains } trens ou menos,
    } todo mundo joga mais uma vez, essa pessoa também. Depois os bilhetes são mostrados e contados.
rules-all-pass = Se você não pode fazer nada, passa. Se todos passam, um após o outro, a partida acaba na hora e os pontos são contados.
rules-winner =
    { $ties ->
        [0] Vence quem tiver mais pontos; em caso de empate, a vitória é dividida.
        [one] Vence quem tiver mais pontos. Em caso de empate, isto decide: { $order }. Se o empate continuar, a vitória é dividida.
       *[other] Vence quem tiver mais pontos. Em caso de empate, isto decide, nesta ordem: { $order }. Se o empate continuar, a vitória é dividida.
    }

rules-path-length = O maior caminho é o seu maior caminho contínuo de rotas próprias. Ele pode passar mais de uma vez por um lugar, mas não pela mesma rota.

rules-uncertain-title = O que não é certo
