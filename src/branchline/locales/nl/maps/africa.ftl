about-africa = Terreinkaarten verdubbelen de punten van je sporen
rules-uncertain-africa = De tickets komen uit maar één bron. Twee ervan zijn minder waard dan hun kortste weg: Nigeria–Walvis Bay en Madagaskar–Pretoria. In één bron zijn Dar-es-Salaam–Mocambique en Beira–Durban ferry’s; een afbeelding van het bord toont daar geen locomotieven.
