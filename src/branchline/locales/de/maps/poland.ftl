about-poland = Verbinde Nachbarländer und sammle ihre Karten
