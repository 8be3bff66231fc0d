about-africa = Terrängkort dubblar dina sträckors poäng
rules-uncertain-africa = Biljetterna kommer från en enda källa. Två av dem är värda mindre än sin kortaste väg: Nigeria–Walvis Bay och Madagaskar–Pretoria. En källa har Dar-es-Salaam–Mocambique och Beira–Durban som färjor; en bild av spelplanen visar inga lokomotiv där.
