about-nederland = Joka reitistä maksetaan tulli, usein kilpailijalle
