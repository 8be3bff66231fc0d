about-nederland = Ogni linea ha un pedaggio, spesso pagato a un rivale
rules-uncertain-nederland = Punti iniziali: l’ampiezza dei passi era in una figura che non si è potuta leggere. Un punto per posto è il minimo che torni.
