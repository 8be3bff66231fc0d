about-germany = Recoge pasajeros; elige billetes cortos o largos
rules-uncertain-germany = Una fuente une München con Konstanz; las demás, con Lindau. Nueve billetes difieren en un extremo en una de tres fuentes. Una caja más antigua tenía 48 vagones. Mannheim–Stuttgart vale 2, aunque se dice que los billetes cortos empiezan en 3.
