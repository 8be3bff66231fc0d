review-link = Analyse
practice-link = Trening
