about-oldwest = Väx från en stad och tjäna på andras byggen
