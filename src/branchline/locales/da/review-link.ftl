review-link = Analyse
practice-link = Træning
