review-link = Analisi
