about-europe = Tunnel, Fähren und Bahnhöfe, die eine Strecke leihen
