about-legendary_asia = Von Ankara bis Kobe, durch Gebirge, die Waggons kosten
rules-uncertain-legendary_asia = Eine Quelle verlangt für Seoul–Vladivostok und Seoul–Kobe je zwei Lokomotiven; ein Bild des Spielplans zeigt eine. Über erste Zielkarten, die niemand behält, sagt die gedruckte Regel beides: dass sie aus dem Spiel kommen und dass sie unter den Stapel kommen.
