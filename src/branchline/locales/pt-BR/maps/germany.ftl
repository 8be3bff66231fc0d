about-germany = Busque passageiros; escolha bilhetes curtos ou longos
