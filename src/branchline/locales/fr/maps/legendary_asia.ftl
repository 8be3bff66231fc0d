about-legendary-asia = D’Ankara à Kobe par des montagnes qui coûtent des wagons
