about-legendary_asia = Da Ankara a Kobe per montagne che costano vagoni
rules-uncertain-legendary_asia = Una fonte chiede due locomotive sia per Seoul–Vladivostok sia per Seoul–Kobe; un’immagine del tabellone ne mostra una. Dei primi biglietti rifiutati le regole stampate dicono sia che escono dal gioco sia che vanno sotto la pila.
