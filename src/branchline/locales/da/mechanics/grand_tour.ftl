## At the table

grand-tour = Grand Tour
grand-tour-now =
    { $count ->
        [0] Ingen af dine rutekort ligger på en sløjfe endnu.
        [one] 1 af dine rutekort ligger på en sløjfe: { $points } point.
       *[other] { $count } af dine rutekort ligger på sløjfer: { $points } point.
    }

## Scores

line-grand-tour = Grand Tour

## Rules page

rules-grand-tour-title = Grand Tour
rules-grand-tour-picture = To forskellige veje, der tilsammen danner en sløjfe, forbinder de to ender af et rutekort.
rules-grand-tour = Et fuldført rutekort er på turné, hvis dets to ender er forbundet ad to af dine veje, som ikke har nogen strækning til fælles; de må gerne mødes i byer. Jo flere af den slags rutekort, jo flere point, oven i rutekortenes egne:
rules-tours = Rutekort

## Guide

guide-with-grand-tour = En sløjfe gennem begge ender giver flere point.

## Lesson

lesson-grand-tour-what = Forbind de to byer på et rutekort to gange, ad to veje uden nogen fælles strækning: så er rutekortet på Grand Tour.
lesson-grand-tour-how = Det koster ikke ekstra: byg videre, til din vej lukker sig til en sløjfe. De to veje må mødes i byer, og én sløjfe kan gælde for flere rutekort.
lesson-grand-tour-score = Jo flere rutekort på turné, jo flere point, oven i rutekortenes egne.

## Terminal

mechanic-grand-tour = Grand Tour
summary-grand-tour = Grand Tour: fuldførte rutekort, hvis ender er forbundet ad to adskilte veje, giver en bonus.
label-grand-tour = Grand Tour
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = dine indtil nu: { $count }
reason-grand-tour = { $tracks } slutter en ring gennem { $tickets }: Grand Tour giver +{ $points }.

form-grand-tour-bonus = Point efter antal rutekort
