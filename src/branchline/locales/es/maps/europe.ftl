about-europe = Túneles, ferris y estaciones que prestan una vía
