about-pennsylvania = Joka reitistä osakkeita rautatieyhtiöistä
rules-uncertain-pennsylvania = Osakkeiden ja seitsemän ruudun pisteet tunnetaan vain yhdestä lähteestä. Yhdessä lähteessä Buffalo–Ontario on yksi kahden ruudun reitti, ja reiteillä Gettysburg–York ja Harrisburg–Scranton / Wilkes Barre on vain yksi yhtiö; laudan kuvassa on niin kuin täällä.
