about-india = Chiudi anelli e fai punti per il Grand Tour
