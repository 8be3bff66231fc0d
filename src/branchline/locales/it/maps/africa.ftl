about-africa = Le carte terreno raddoppiano i punti delle tue linee
