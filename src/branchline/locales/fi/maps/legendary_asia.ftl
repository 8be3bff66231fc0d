about-legendary_asia = Ankarasta Kobeen yli vuorten, jotka vievät vaunuja
rules-uncertain-legendary_asia = Yksi lähde vaatii kaksi veturia reiteille Seoul–Vladivostok ja Seoul–Kobe; laudan kuvassa on yksi. Hylätyistä aloituslipuista painetut säännöt sanovat sekä, että ne poistuvat pelistä, että ne menevät pakan alle.
