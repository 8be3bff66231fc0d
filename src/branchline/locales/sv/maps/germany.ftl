about-germany = Hämta passagerare, välj korta eller långa biljetter
