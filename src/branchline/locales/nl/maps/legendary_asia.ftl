about-legendary_asia = Van Ankara naar Kobe, door bergen die treintjes kosten
rules-uncertain-legendary_asia = Eén bron vraagt twee locomotieven voor zowel Seoul–Vladivostok als Seoul–Kobe; een afbeelding van het bord toont er één. Over eerste tickets die niemand houdt, zeggen de gedrukte regels allebei: dat ze uit het spel gaan en dat ze onder de stapel gaan.
