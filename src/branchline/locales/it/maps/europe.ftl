about-europe = Gallerie, traghetti e stazioni per usare linee altrui
