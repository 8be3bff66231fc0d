about-africa = Geländekarten verdoppeln die Punkte deiner Strecken
rules-uncertain-africa = Die Zielkarten nennt nur eine Quelle. Zwei davon sind weniger wert als ihr kürzester Weg: Nigeria–Walvis Bay und Madagaskar–Pretoria. Für eine Quelle sind Dar-es-Salaam–Mocambique und Beira–Durban Fähren; ein Bild des Spielplans zeigt dort keine Lokomotiven.
