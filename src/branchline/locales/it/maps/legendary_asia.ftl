about-legendary-asia = Da Ankara a Kobe per montagne che costano vagoni
