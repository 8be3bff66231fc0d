about-nederland = Hver rute koster bompenger, ofte til en rival
