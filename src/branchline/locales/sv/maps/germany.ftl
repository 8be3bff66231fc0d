about-germany = Hämta passagerare, välj korta eller långa biljetter
rules-uncertain-germany = En källa förbinder München med Konstanz, de andra med Lindau. Nio biljetter skiljer sig i ena änden i en av tre källor. En äldre låda hade 48 tåg. Mannheim–Stuttgart är värd 2, fast korta biljetter sägs börja vid 3.
