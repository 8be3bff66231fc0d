about-germany = Hent passagerer, vælg korte eller lange rutekort
rules-uncertain-germany = En kilde forbinder München med Konstanz, de andre med Lindau. Ni rutekort afviger i den ene ende i en af tre kilder. En ældre æske havde 48 vogne. Mannheim–Stuttgart er 2 værd, selv om korte rutekort siges at begynde ved 3.
