about-germany = Haal passagiers op; kies korte of lange tickets
