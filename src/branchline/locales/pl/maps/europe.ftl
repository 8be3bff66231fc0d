about-europe = Tunele, promy i dworce, które pożyczają trasę
