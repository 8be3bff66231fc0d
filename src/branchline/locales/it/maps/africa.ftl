about-africa = Le carte terreno raddoppiano i punti delle tue linee
rules-uncertain-africa = I biglietti vengono da una sola fonte. Due valgono meno del loro percorso più breve: Nigeria–Walvis Bay e Madagascar–Pretoria. Per una fonte Dar-es-Salaam–Mocambique e Beira–Durban sono traghetti; un’immagine del tabellone non vi mostra locomotive.
