about-legendary_asia = Z Ankary do Kobe przez góry, które kosztują wagony
rules-uncertain-legendary_asia = Jedno źródło wymaga dwóch lokomotyw na Seoul–Vladivostok i dwóch na Seoul–Kobe; zdjęcie planszy pokazuje po jednej. O odrzuconych pierwszych biletach drukowane zasady mówią i to, że wychodzą z gry, i to, że trafiają pod stos.
