about-africa = Terrænkort fordobler dine strækningers point
