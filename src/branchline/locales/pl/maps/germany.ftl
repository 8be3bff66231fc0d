about-germany = Zabieraj pasażerów, wybieraj krótkie lub długie bilety
rules-uncertain-germany = Jedno źródło łączy München z Konstanz, pozostałe z Lindau. Dziewięć biletów różni się jednym końcem w jednym z trzech źródeł. Starsze pudełko miało 48 wagonów. Mannheim–Stuttgart jest wart 2, choć krótkie bilety mają się zaczynać od 3.
