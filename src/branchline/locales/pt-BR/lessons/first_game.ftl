lesson-first-game-ticket-title = Seu bilhete
lesson-first-game-ticket = Vence quem tiver mais pontos no fim. Rotas dão pontos, e bilhetes também. O seu diz Dallas–New York: ligue as duas cidades com suas próprias rotas e ganhe 11 pontos. Se não ligar, você perde 11.

lesson-first-game-way-title = O trajeto
lesson-first-game-way = Você já construiu de Dallas a Nashville. Faltam duas rotas, as que estão acesas: Nashville–Pittsburgh e Pittsburgh–New York.

lesson-first-game-take-title = Pegue uma carta amarela
lesson-first-game-take = Cartas pagam rotas da sua cor. Nashville–Pittsburgh tem 4 espaços amarelos, então custa 4 cartas amarelas. Você tem 2.

lesson-first-game-take-another-title = Pegue outra
lesson-first-game-take-another = Na sua vez você faz uma só coisa: pegar 2 cartas, construir uma rota ou comprar bilhetes. Esta é a sua segunda carta.

lesson-first-game-others-title = A vez de Brunel
lesson-first-game-others = Agora os outros jogam. Brunel constrói Little Rock–Saint Louis: a rota é dele para sempre, e ninguém mais pode usá-la.

lesson-first-game-build-title = Construa uma rota
lesson-first-game-build = Você tem 4 cartas amarelas. Aperte Construir e escolha Nashville–Pittsburgh: 4 espaços dão 7 pontos na hora. Mais tarde você também pode escolher rotas no tabuleiro.

lesson-first-game-locomotive-title = Para que serve uma locomotiva
lesson-first-game-locomotive = Uma locomotiva vale por qualquer cor. Pittsburgh–New York custa 2 cartas brancas: você tem 1, e uma locomotiva. Na sua vez, construa.

lesson-first-game-end-title = O fim
lesson-first-game-end = Brunel tinha só 2 trens: então todo mundo joga uma última vez, e os bilhetes são contados. Suas rotas dão 15 pontos, seu bilhete 11. São 26, e Brunel tem 19: você venceu!
