about-germany = Recoge pasajeros; elige billetes cortos o largos
