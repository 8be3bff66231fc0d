about-india = Maak rondreizen en scoor voor de Grand Tour
