review-link = Análisis
practice-link = Práctica
