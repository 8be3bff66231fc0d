about-switzerland = Tunele przez Alpy, bilety do czterech sąsiadów
