about-legendary-asia = Von Ankara bis Kobe, durch Gebirge, die Waggons kosten
