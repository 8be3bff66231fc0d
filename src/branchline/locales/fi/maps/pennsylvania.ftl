about-pennsylvania = Joka reitistä osakkeita rautatieyhtiöistä
