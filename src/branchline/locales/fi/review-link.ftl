review-link = Analyysi
practice-link = Harjoittelu
