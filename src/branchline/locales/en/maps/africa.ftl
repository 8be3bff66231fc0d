# One line on what is special about this map, below its name; at most 60 characters.
about-africa = Terrain cards double the points of your tracks
# At the end of the rules page.
rules-uncertain-africa = The tickets are told by one source alone. Two of them are worth less than their shortest way: Nigeria–Walvis Bay and Madagascar–Pretoria. One source has Dar-es-Salaam–Mocambique and Beira–Durban as ferries; a picture of the board shows no locomotives there.
