about-oldwest = Rośnij z jednego miasta i zarabiaj na cudzych trasach
rules-uncertain-oldwest = Punkty za siedem pól podaje tylko jedno źródło. Pojedyncze źródła łączą Los Angeles z Flagstaff zamiast z Phoenix, mają prom bez lokomotyw, dają 11 punktów za Seattle–Denver albo mają bilet San Francisco–Bend; zdjęcie planszy lub karty pokazują to, co tutaj.
