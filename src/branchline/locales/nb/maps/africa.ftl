about-africa = Terrengkort dobler poengene for rutene dine
rules-uncertain-africa = Billettene kjennes bare fra én kilde. To av dem er verdt mindre enn sin korteste vei: Nigeria–Walvis Bay og Madagaskar–Pretoria. Én kilde har Dar-es-Salaam–Mocambique og Beira–Durban som ferger; et bilde av brettet viser ingen lokomotiver der.
