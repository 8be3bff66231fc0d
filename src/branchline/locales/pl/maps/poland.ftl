about-poland = Łącz sąsiednie kraje i zbieraj ich karty
