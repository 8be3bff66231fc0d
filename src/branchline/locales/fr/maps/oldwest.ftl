about-oldwest = Pars d’une ville et gagne là où d’autres construisent
