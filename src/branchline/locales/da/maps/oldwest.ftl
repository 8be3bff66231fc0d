about-oldwest = Voks fra én by, og tjen på det, andre bygger
