about-africa = Terrängkort dubblar dina sträckors poäng
