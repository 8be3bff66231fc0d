review-link = Analyse
