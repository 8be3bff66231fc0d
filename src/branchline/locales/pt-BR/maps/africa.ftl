about-africa = Cartas de terreno dobram os pontos das suas rotas
