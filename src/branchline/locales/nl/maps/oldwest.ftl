about-oldwest = Groei vanuit één stad en verdien aan wie daar bouwt
