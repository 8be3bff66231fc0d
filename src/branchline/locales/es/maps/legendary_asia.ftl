about-legendary_asia = De Ankara a Kobe por montañas que cuestan vagones
