about-europe = Túneis, balsas e estações para usar rotas alheias
