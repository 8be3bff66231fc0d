about-oldwest = Crece desde una ciudad y gana con las vías ajenas
