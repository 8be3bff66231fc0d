about-legendary_asia = Da Ankara a Kobe per montagne che costano vagoni
