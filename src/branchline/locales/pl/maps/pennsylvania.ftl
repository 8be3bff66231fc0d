about-pennsylvania = Akcje spółek kolejowych za budowane trasy
rules-uncertain-pennsylvania = Punkty za akcje i za siedem pól podaje tylko jedno źródło. Jedno źródło ma między Buffalo a Ontario pojedynczą trasę o dwóch polach, a na Gettysburg–York i Harrisburg–Scranton / Wilkes Barre po jednej spółce; zdjęcie planszy pokazuje to, co tutaj.
