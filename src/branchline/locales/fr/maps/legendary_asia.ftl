about-legendary_asia = D’Ankara à Kobe par des montagnes qui coûtent des wagons
rules-uncertain-legendary_asia = Une source demande deux locomotives pour Seoul–Vladivostok comme pour Seoul–Kobe ; une image du plateau en montre une. Des premières destinations rejetées, la règle imprimée dit à la fois qu’elles quittent la partie et qu’elles vont sous la pile.
