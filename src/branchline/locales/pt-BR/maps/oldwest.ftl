about-oldwest = Cresça de uma cidade e ganhe onde os outros constroem
rules-uncertain-oldwest = Os pontos de sete espaços vêm de uma só fonte. Alguma fonte liga Los Angeles a Flagstaff, e não a Phoenix, tem a balsa sem locomotivas, dá 11 pontos a Seattle–Denver ou tem um bilhete San Francisco–Bend; uma imagem do tabuleiro ou as cartas mostram o que está aqui.
