review-link = Analiza
