review-link = Análise
