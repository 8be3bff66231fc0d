about-africa = Maastokortit tuplaavat reittiesi pisteet
