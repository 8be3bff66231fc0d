about-switzerland = Túneles por los Alpes, billetes a cuatro vecinos
