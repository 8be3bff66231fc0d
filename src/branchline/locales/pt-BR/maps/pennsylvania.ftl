about-pennsylvania = Ações de companhias ferroviárias a cada rota
