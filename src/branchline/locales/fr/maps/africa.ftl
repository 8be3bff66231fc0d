about-africa = Les cartes Terrain doublent les points de tes voies
