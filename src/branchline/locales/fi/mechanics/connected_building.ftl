# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Yksi verkosto
rules-connected-building-picture = Aloituskaupungista kasvaa verkosto reitti kerrallaan; siitä erillistä reittiä ei voi vielä rakentaa.
rules-connected-building = Jokaisen rakentamasi reitin on kosketettava verkostoasi: aloituskaupunkiasi tai kaupunkia, johon reittisi jo ulottuvat. Toisten reiteistä ei ole apua. Jos et voi rakentaa mitään, nostat silti kortteja tai lippuja.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Reittisi muodostavat yhden verkoston. Se alkaa aloituskaupungistasi.
lesson-connected-building-how = Uuden reitin on päätyttävä kaupunkiin, johon olet jo päässyt. Toisten reitit eivät vie sinua eteenpäin: etsi matka, ennen kuin se sulkeutuu.
lesson-connected-building-stuck = Jäitkö saarroksiin eikä mitään voi rakentaa? Nostat silti kortteja ja lippuja, mutta jätä itsellesi ajoissa ulospääsy.

## Terminal

mechanic-connected-building = yksi verkosto
summary-connected-building = Yksi verkosto: jokaisen rakentamasi reitin on kosketettava aloituskaupunkiasi tai kaupunkia, johon reittisi ulottuvat.
