review-link = Analisi
practice-link = Allenamento
