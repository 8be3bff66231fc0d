about-nederland = Cada vía tiene peaje, a menudo para un rival
