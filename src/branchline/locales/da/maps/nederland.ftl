about-nederland = Hver strækning koster told, ofte til en rival
rules-uncertain-nederland = Startpoint: Hvor store trinene er, stod på en tegning, der ikke kunne læses. Ét point pr. plads er det mindste, der passer.
