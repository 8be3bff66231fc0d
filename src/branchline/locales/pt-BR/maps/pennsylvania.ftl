about-pennsylvania = Ações de companhias ferroviárias a cada rota
rules-uncertain-pennsylvania = Os pontos das ações e os de sete espaços vêm de uma só fonte. Uma fonte tem uma única rota de dois espaços entre Buffalo e Ontario, e uma só companhia em Gettysburg–York e em Harrisburg–Scranton / Wilkes Barre; uma imagem do tabuleiro mostra o que está aqui.
