## Scores

line-most-tickets = Flest fuldførte rutekort

## Rules page

rules-most-tickets-title = Flest rutekort
rules-most-tickets-picture = En spiller har fuldført fire rutekort, den anden tre; den første får { $points } point.
rules-most-tickets = Den, der fuldfører flest rutekort, får { $points } point. Står flere lige, får de alle pointene, selv hvis ingen har fuldført noget.

## Lesson

lesson-most-tickets-what = Til sidst får den, der har fuldført flest rutekort, en bonus.
lesson-most-tickets-how = Korte rutekort tæller lige så meget som lange. Så træk flere, når dine er fuldført. Men et, du ikke når, koster dets point.
lesson-most-tickets-score = Den giver { $points } point. Har flere fuldført lige mange, får de alle point.

## Terminal

mechanic-most-tickets = flest rutekort
summary-most-tickets = Flest fuldførte rutekort: { $points } point.
