# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = Gästen
status-visitor = För gästen till en av dina städer med bricka.
# $place is a place, such as Dallas.
action-lead-visitor = föra gästen till { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } med gästen från { $place }: { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Du för
        [you-again] för
        [again] för
       *[named] { $seat } för
    } gästen till { $place }

## Scores

line-visitor-taken = Gästen medtagen
line-visitor-kept = Gästen i slutet

## Rules page

rules-visitor-title = Gästen
rules-visitor-picture = En sträcka når staden där gästen är; han följer med till en stad med en bricka.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    Gästen börjar i { $place }, där ingen får börja eller lägga en bricka. Den som bygger en sträcka till staden där han är tar med honom, får { $taken ->
        [one] { $taken } poäng
       *[other] { $taken } poäng
    } genast och för honom till en stad med en egen bricka; en bricka från samma tur räknas. Sträckor av den som redan har honom ändrar inget. Den som har honom i slutet får { $kept ->
        [one] { $kept } poäng
       *[other] { $kept } poäng
    } till.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = Gästen väntar i { $place }. I den staden kan ingen lägga en bricka.
lesson-visitor-how = Bygg en sträcka dit där han är, så följer han med till en av dina städer med bricka. Nästa som bygger dit tar honom från dig.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Att ta med honom ger { $taken ->
        [one] { $taken } poäng
       *[other] { $taken } poäng
    }, och att ha honom i slutet { $kept ->
        [one] { $kept } poäng
       *[other] { $kept } poäng
    } till.

## Terminal

mechanic-visitor = gästen
# $taken and $kept are numbers of points.
summary-visitor =
    Gästen: den som bygger till staden där han är tar med honom till en egen stad för { $taken ->
        [one] { $taken } poäng
       *[other] { $taken } poäng
    }. Den som har honom i slutet får { $kept ->
        [one] { $kept } poäng
       *[other] { $kept } poäng
    }.
label-visitor = Gästen
# $place is a place, such as Dallas.
visitor-alone = väntar i { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = i { $place }, hos { $seat }
visitor-question = Till vilken av dina städer för du gästen?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Med { $tracks } följer gästen med: +{ $points } genast, och +{ $kept } om han stannar till slutet.

## Map files

# $names lists mechanics.
map-nobody-to-visit = gästen behöver orter som tillhör spelare; nämn en av dessa mekaniker före den: { $names }
form-visitor-place = Var gästen börjar
form-visitor-taken = Poäng för att bygga till honom
form-visitor-kept = Poäng för att ha honom i slutet
