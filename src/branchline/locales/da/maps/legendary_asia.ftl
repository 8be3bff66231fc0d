about-legendary_asia = Fra Ankara til Kobe gennem bjerge, der koster vogne
rules-uncertain-legendary_asia = En kilde kræver to lokomotiver til både Seoul–Vladivostok og Seoul–Kobe; et billede af pladen viser ét. Om første rutekort, der ikke beholdes, siger de trykte regler både, at de går ud af spillet, og at de lægges nederst i bunken.
