about-legendary_asia = Ankarasta Kobeen yli vuorten, jotka vievät vaunuja
