review-link = Analys
practice-link = Träning
