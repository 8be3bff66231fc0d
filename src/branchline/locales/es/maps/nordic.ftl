about-nordic = Ferris y túneles en el lejano norte, para dos o tres
