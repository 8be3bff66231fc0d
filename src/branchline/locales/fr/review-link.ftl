review-link = Analyse
practice-link = Entraînement
