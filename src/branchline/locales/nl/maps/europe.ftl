about-europe = Tunnels, ferry’s en stations die een spoor lenen
