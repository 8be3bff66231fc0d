about-legendary-asia = Van Ankara naar Kobe, door bergen die treintjes kosten
