about-nederland = Toda rota tem pedágio, muitas vezes pago a um rival
rules-uncertain-nederland = Pontos iniciais: o tamanho dos passos estava em uma figura que não pôde ser lida. Um ponto por lugar é o mínimo que se encaixa.
