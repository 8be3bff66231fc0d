about-legendary_asia = Fra Ankara til Kobe gjennom fjell som koster tog
rules-uncertain-legendary_asia = Én kilde krever to lokomotiver både for Seoul–Vladivostok og Seoul–Kobe; et bilde av brettet viser ett. Om første billetter som ikke beholdes, sier de trykte reglene både at de går ut av spillet og at de legges underst i bunken.
