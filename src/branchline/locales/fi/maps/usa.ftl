about-usa = Aloita tästä: pitkiä linjoja rannikolta rannikolle
