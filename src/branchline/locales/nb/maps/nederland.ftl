about-nederland = Hver rute koster bompenger, ofte til en rival
rules-uncertain-nederland = Startpoeng: Hvor store trinnene er, sto på en tegning som ikke kunne leses. Ett poeng per plass er det minste som passer.
