about-legendary-asia = Fra Ankara til Kobe gjennom fjell som koster tog
