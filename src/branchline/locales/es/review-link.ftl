review-link = Análisis
