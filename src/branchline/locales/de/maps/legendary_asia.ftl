about-legendary_asia = Von Ankara bis Kobe, durch Gebirge, die Waggons kosten
