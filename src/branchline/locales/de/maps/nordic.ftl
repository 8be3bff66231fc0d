about-nordic = Fähren und Tunnel im hohen Norden, zu zweit oder zu dritt
