about-pennsylvania = Acciones de compañías ferroviarias al construir
