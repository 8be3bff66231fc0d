review-link = Analiza
practice-link = Ćwiczenia
