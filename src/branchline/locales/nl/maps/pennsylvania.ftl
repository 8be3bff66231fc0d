about-pennsylvania = Elk spoor brengt aandelen van spoorbedrijven
rules-uncertain-pennsylvania = De punten voor aandelen en die voor zeven vakken komen uit maar één bron. Eén bron heeft één enkel spoor van twee vakken tussen Buffalo en Ontario, en maar één maatschappij voor Gettysburg–York en voor Harrisburg–Scranton / Wilkes Barre; een afbeelding van het bord toont het zoals hier.
