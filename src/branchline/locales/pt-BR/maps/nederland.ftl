about-nederland = Toda rota tem pedágio, muitas vezes pago a um rival
