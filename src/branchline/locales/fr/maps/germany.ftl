about-germany = Prends des passagers, choisis courtes ou longues
rules-uncertain-germany = Une source relie München à Konstanz, les autres à Lindau. Neuf destinations diffèrent par un bout dans une source sur trois. Une boîte plus ancienne avait 48 wagons. Mannheim–Stuttgart vaut 2, bien que les destinations courtes soient dites commencer à 3.
