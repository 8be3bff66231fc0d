about-legendary-asia = Fra Ankara til Kobe gennem bjerge, der koster vogne
