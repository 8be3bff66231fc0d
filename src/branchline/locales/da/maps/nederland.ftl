about-nederland = Hver strækning koster told, ofte til en rival
