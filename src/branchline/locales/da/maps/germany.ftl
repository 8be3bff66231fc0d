about-germany = Hent passagerer, vælg korte eller lange rutekort
