about-legendary_asia = Fra Ankara til Kobe gennem bjerge, der koster vogne
