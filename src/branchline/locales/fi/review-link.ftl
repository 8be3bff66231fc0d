review-link = Analyysi
