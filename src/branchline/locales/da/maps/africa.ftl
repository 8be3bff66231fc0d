about-africa = Terrænkort fordobler dine strækningers point
rules-uncertain-africa = Rutekortene kendes kun fra én kilde. To af dem er mindre værd end deres korteste vej: Nigeria–Walvis Bay og Madagaskar–Pretoria. En kilde har Dar-es-Salaam–Mocambique og Beira–Durban som færger; et billede af pladen viser ingen lokomotiver der.
