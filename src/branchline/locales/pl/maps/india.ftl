about-india = Zamykaj pętle i zbieraj punkty za Wielką Podróż
