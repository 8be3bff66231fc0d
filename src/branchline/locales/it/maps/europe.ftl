about-europe = Gallerie, traghetti e stazioni che prestano una linea
