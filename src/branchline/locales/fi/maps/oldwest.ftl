about-oldwest = Kasva yhdestä kaupungista, hyödy muiden reiteistä
