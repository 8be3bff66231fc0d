about-pennsylvania = Hver strækning giver aktier i jernbaneselskaber
