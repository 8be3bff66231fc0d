about-nederland = Ogni linea ha un pedaggio, spesso pagato a un rivale
