# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = Vieras
status-visitor = Vie vieras johonkin merkittyyn kaupunkiisi.
# $place is a place, such as Dallas.
action-lead-visitor = vie vieras kaupunkiin { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Otat
        [you-again] otat
        [again] ottaa
       *[named] { $seat } ottaa
    } vieraan mukaan kaupungista { $place }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Viet
        [you-again] viet
        [again] vie
       *[named] { $seat } vie
    } vieraan kaupunkiin { $place }

## Scores

line-visitor-taken = Vieras otettu mukaan
line-visitor-kept = Vieras lopussa

## Rules page

rules-visitor-title = Vieras
rules-visitor-picture = Reitti ulottuu kaupunkiin, jossa vieras on; hän lähtee mukaan merkittyyn kaupunkiin.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    Vieras aloittaa kaupungista { $place }; siellä kukaan ei saa aloittaa eikä sinne saa asettaa merkkiä. Joka rakentaa reitin kaupunkiin, jossa vieras on, ottaa hänet mukaan, saa heti { $taken ->
        [one] { $taken } piste
       *[other] { $taken } pistettä
    } ja vie hänet kaupunkiin, jossa on oma merkki; myös samalla vuorolla asetettu kelpaa. Sen pelaajan reitit, jolla vieras jo on, eivät muuta mitään. Jolla vieras on lopussa, saa vielä { $kept ->
        [one] { $kept } piste
       *[other] { $kept } pistettä
    }.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = Vieras odottaa kaupungissa { $place }. Sitä kaupunkia ei voi merkitä kukaan.
lesson-visitor-how = Rakenna reitti sinne, missä hän on, ja hän lähtee mukaasi johonkin merkittyyn kaupunkiisi. Seuraava, joka rakentaa sinne, vie hänet sinulta.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Mukaan ottamisesta saat { $taken ->
        [one] { $taken } piste
       *[other] { $taken } pistettä
    }, ja jos hän on sinulla lopussa, vielä { $kept ->
        [one] { $kept } piste
       *[other] { $kept } pistettä
    }.

## Terminal

mechanic-visitor = vieras
# $taken and $kept are numbers of points.
summary-visitor =
    Vieras: joka rakentaa kaupunkiin, jossa hän on, vie hänet omaansa ja saa { $taken ->
        [one] { $taken } piste
       *[other] { $taken } pistettä
    }. Jolla hän on lopussa, saa { $kept ->
        [one] { $kept } piste
       *[other] { $kept } pistettä
    }.
label-visitor = Vieras
# $place is a place, such as Dallas.
visitor-alone = odottaa: { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = { $place }, isäntänä { $seat }
visitor-question = Mihin kaupungeistasi viet vieraan?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Kun mukana on { $tracks }, vieras lähtee mukaan: heti +{ $points } ja vielä +{ $kept }, jos hän pysyy loppuun asti.

## Map files

# $names lists mechanics.
map-nobody-to-visit = vieras tarvitsee paikkoja, jotka kuuluvat pelaajille; luettele ennen sitä jokin näistä mekaniikoista: { $names }
form-visitor-place = Mistä vieras lähtee
form-visitor-taken = Pisteitä, kun rakentaa hänen luokseen
form-visitor-kept = Pisteitä, kun hän on lopussa luona
