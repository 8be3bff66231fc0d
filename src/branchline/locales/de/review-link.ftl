review-link = Analyse
practice-link = Üben
