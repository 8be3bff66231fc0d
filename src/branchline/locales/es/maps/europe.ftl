about-europe = Túneles, ferris y estaciones para usar vías ajenas
