about-legendary-asia = Ankarasta Kobeen yli vuorten, jotka vievät vaunuja
