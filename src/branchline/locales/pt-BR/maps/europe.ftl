about-europe = Túneis, balsas e estações que emprestam uma rota
