review-link = Analys
