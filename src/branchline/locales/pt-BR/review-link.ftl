review-link = Análise
practice-link = Treino
