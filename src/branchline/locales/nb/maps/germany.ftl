about-germany = Hent passasjerer, velg korte eller lange billetter
