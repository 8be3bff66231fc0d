about-legendary_asia = Z Ankary do Kobe przez góry, które kosztują wagony
