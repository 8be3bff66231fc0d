# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = Gjesten
status-visitor = Før gjesten til en av byene dine med brikke.
# $place is a place, such as Dallas.
action-lead-visitor = føre gjesten til { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } med gjesten fra { $place }: { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Du fører
        [you-again] fører
        [again] fører
       *[named] { $seat } fører
    } gjesten til { $place }

## Scores

line-visitor-taken = Gjesten tatt med
line-visitor-kept = Gjesten til slutt

## Rules page

rules-visitor-title = Gjesten
rules-visitor-picture = En rute når byen der gjesten er; han blir med til en by med en brikke.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    Gjesten begynner i { $place }, der ingen kan starte eller legge en brikke. Den som bygger en rute til byen der han er, tar ham med, får { $taken ->
        [one] { $taken } poeng
       *[other] { $taken } poeng
    } med en gang og fører ham til en by med sin egen brikke; en brikke fra samme tur teller. Rutene til den som allerede har ham, endrer ingenting. Den som har ham til slutt, får { $kept ->
        [one] { $kept } poeng
       *[other] { $kept } poeng
    } til.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = Gjesten venter i { $place }. I den byen kan ingen legge en brikke.
lesson-visitor-how = Bygg en rute dit han er, så blir han med til en av byene dine med brikke. Den neste som bygger dit, tar ham fra deg.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Å ta ham med gir { $taken ->
        [one] { $taken } poeng
       *[other] { $taken } poeng
    }, og å ha ham til slutt { $kept ->
        [one] { $kept } poeng
       *[other] { $kept } poeng
    } til.

## Terminal

mechanic-visitor = gjesten
# $taken and $kept are numbers of points.
summary-visitor =
    Gjesten: den som bygger til byen der han er, tar ham med til en av sine egne for { $taken ->
        [one] { $taken } poeng
       *[other] { $taken } poeng
    }. Den som har ham til slutt, får { $kept ->
        [one] { $kept } poeng
       *[other] { $kept } poeng
    }.
label-visitor = Gjesten
# $place is a place, such as Dallas.
visitor-alone = venter i { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = i { $place }, hos { $seat }
visitor-question = Til hvilken av byene dine fører du gjesten?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Med { $tracks } blir gjesten med: +{ $points } med en gang, og +{ $kept } hvis han blir til slutten.

## Map files

# $names lists mechanics.
map-nobody-to-visit = gjesten trenger steder som tilhører spillere; nevn en av disse mekanikkene før den: { $names }
form-visitor-place = Hvor gjesten begynner
form-visitor-taken = Poeng for å bygge til ham
form-visitor-kept = Poeng for å ha ham til slutt
