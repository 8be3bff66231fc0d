about-legendary_asia = Fra Ankara til Kobe gjennom fjell som koster tog
