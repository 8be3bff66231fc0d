about-legendary_asia = De Ancara a Kobe por montanhas que custam trens
