about-germany = Hent passasjerer, velg korte eller lange billetter
rules-uncertain-germany = Én kilde forbinder München med Konstanz, de andre med Lindau. Ni billetter avviker i den ene enden i én av tre kilder. En eldre eske hadde 48 tog. Mannheim–Stuttgart er verdt 2, selv om korte billetter sies å begynne på 3.
