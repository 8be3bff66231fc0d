about-africa = Terreinkaarten verdubbelen de punten van je sporen
