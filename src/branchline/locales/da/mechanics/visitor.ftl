# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = Gæsten
status-visitor = Før gæsten til en af dine byer med brik.
# $place is a place, such as Dallas.
action-lead-visitor = føre gæsten til { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Du tager
        [you-again] tager
        [again] tager
       *[named] { $seat } tager
    } gæsten med fra { $place }: { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Du fører
        [you-again] fører
        [again] fører
       *[named] { $seat } fører
    } gæsten til { $place }

## Scores

line-visitor-taken = Gæsten taget med
line-visitor-kept = Gæsten til sidst

## Rules page

rules-visitor-title = Gæsten
rules-visitor-picture = En strækning når byen, hvor gæsten er; han tager med til en by med en brik.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    Gæsten begynder i { $place }, hvor ingen må starte eller lægge en brik. Den, der bygger en strækning til byen, hvor han er, tager ham med, får straks { $taken ->
        [one] { $taken } point
       *[other] { $taken } point
    } og fører ham til en by med en brik af sine egne; en brik fra samme tur tæller med. Strækninger af den, der allerede har ham, ændrer intet. Den, der har ham til sidst, får { $kept ->
        [one] { $kept } point
       *[other] { $kept } point
    } mere.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = Gæsten venter i { $place }. I den by kan ingen lægge en brik.
lesson-visitor-how = Byg en strækning til, hvor han er, så tager han med til en af dine byer med brik. Den næste, der bygger dertil, tager ham fra dig.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    At tage ham med giver { $taken ->
        [one] { $taken } point
       *[other] { $taken } point
    }, og at have ham til sidst { $kept ->
        [one] { $kept } point
       *[other] { $kept } point
    } mere.

## Terminal

mechanic-visitor = gæsten
# $taken and $kept are numbers of points.
summary-visitor =
    Gæsten: den, der bygger til byen, hvor han er, tager ham med til en af sine egne for { $taken ->
        [one] { $taken } point
       *[other] { $taken } point
    }. Den, der har ham til sidst, får { $kept ->
        [one] { $kept } point
       *[other] { $kept } point
    }.
label-visitor = Gæsten
# $place is a place, such as Dallas.
visitor-alone = venter i { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = i { $place }, hos { $seat }
visitor-question = Til hvilken af dine byer fører du gæsten?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Med { $tracks } kommer gæsten med: +{ $points } straks og +{ $kept }, hvis han bliver til slut.

## Map files

# $names lists mechanics.
map-nobody-to-visit = gæsten har brug for steder, der tilhører spillere; nævn en af disse mekanikker før den: { $names }
form-visitor-place = Hvor gæsten begynder
form-visitor-taken = Point for at bygge til ham
form-visitor-kept = Point for at have ham til sidst
