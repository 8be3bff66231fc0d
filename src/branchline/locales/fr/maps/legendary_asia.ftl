about-legendary_asia = D’Ankara à Kobe par des montagnes qui coûtent des wagons
