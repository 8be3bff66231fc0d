review-link = Analyse
practice-link = Oefenen
