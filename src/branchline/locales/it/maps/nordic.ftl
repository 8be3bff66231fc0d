about-nordic = Traghetti e gallerie nel grande Nord, in due o tre
