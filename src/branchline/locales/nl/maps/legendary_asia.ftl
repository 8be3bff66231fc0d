about-legendary_asia = Van Ankara naar Kobe, door bergen die treintjes kosten
