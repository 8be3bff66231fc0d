about-oldwest = Wachse aus einer Stadt und verdiene an fremdem Bau
