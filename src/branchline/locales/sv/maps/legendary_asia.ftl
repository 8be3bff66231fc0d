about-legendary_asia = Från Ankara till Kobe genom berg som kostar tåg
