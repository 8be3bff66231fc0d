# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = De bezoeker
status-visitor = Breng de bezoeker naar een van je steden met een fiche.
# $place is a place, such as Dallas.
action-lead-visitor = de bezoeker naar { $place } brengen

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Je neemt
        [you-again] neemt
        [again] neemt
       *[named] { $seat } neemt
    } de bezoeker mee uit { $place }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Je brengt
        [you-again] brengt
        [again] brengt
       *[named] { $seat } brengt
    } de bezoeker naar { $place }

## Scores

line-visitor-taken = Bezoeker meegenomen
line-visitor-kept = Bezoeker aan het eind

## Rules page

rules-visitor-title = De bezoeker
rules-visitor-picture = Een spoor bereikt de stad waar de bezoeker is; hij gaat mee naar een stad met een fiche.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    De bezoeker begint in { $place }; daar mag niemand beginnen of een fiche leggen. Wie een spoor bouwt naar de stad waar hij is, neemt hem mee, krijgt meteen { $taken ->
        [one] { $taken } punt
       *[other] { $taken } punten
    } en brengt hem naar een stad met een eigen fiche; een fiche uit dezelfde beurt telt mee. Sporen van wie hem al heeft, veranderen niets. Wie hem aan het eind heeft, krijgt nog eens { $kept ->
        [one] { $kept } punt
       *[other] { $kept } punten
    }.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = De bezoeker wacht in { $place }. In die stad kan niemand een fiche leggen.
lesson-visitor-how = Bouw een spoor naar waar hij is, en hij gaat mee naar een van je steden met een fiche. Wie daarna daarheen bouwt, neemt hem van je over.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Hem meenemen levert { $taken ->
        [one] { $taken } punt
       *[other] { $taken } punten
    } op, hem aan het eind hebben nog eens { $kept ->
        [one] { $kept } punt
       *[other] { $kept } punten
    }.

## Terminal

mechanic-visitor = de bezoeker
# $taken and $kept are numbers of points.
summary-visitor =
    De bezoeker: wie bouwt naar de stad waar hij is, neemt hem mee naar een eigen stad voor { $taken ->
        [one] { $taken } punt
       *[other] { $taken } punten
    }. Wie hem aan het eind heeft, krijgt { $kept ->
        [one] { $kept } punt
       *[other] { $kept } punten
    }.
label-visitor = De bezoeker
# $place is a place, such as Dallas.
visitor-alone = wacht in { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = in { $place }, bij { $seat }
visitor-question = Naar welke van je steden breng je de bezoeker?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Met { $tracks } komt de bezoeker mee: meteen +{ $points }, en +{ $kept } als hij tot het eind blijft.

## Map files

# $names lists mechanics.
map-nobody-to-visit = de bezoeker heeft plaatsen nodig die van spelers zijn; noem er een van deze mechanismen vóór: { $names }
form-visitor-place = Waar de bezoeker begint
form-visitor-taken = Punten voor bouwen naar hem
form-visitor-kept = Punten als hij aan het eind bij je is
