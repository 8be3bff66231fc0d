about-legendary_asia = Från Ankara till Kobe genom berg som kostar tåg
rules-uncertain-legendary_asia = En källa kräver två lokomotiv för både Seoul–Vladivostok och Seoul–Kobe; en bild av spelplanen visar ett. Om första biljetter som inte behålls säger de tryckta reglerna både att de lämnar spelet och att de läggs underst i högen.
