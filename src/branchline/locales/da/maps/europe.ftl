about-europe = Tunneler, færger og stationer, der låner en strækning
