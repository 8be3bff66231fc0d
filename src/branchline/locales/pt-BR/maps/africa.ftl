about-africa = Cartas de terreno dobram os pontos das suas rotas
rules-uncertain-africa = Os bilhetes vêm de uma só fonte. Dois valem menos que o seu caminho mais curto: Nigeria–Walvis Bay e Madagascar–Pretoria. Em uma fonte, Dar-es-Salaam–Mocambique e Beira–Durban são balsas; uma imagem do tabuleiro não mostra locomotivas ali.
