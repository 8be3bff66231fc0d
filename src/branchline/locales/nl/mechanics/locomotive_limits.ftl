## Rules page

rules-locomotive-limits-title = Locomotieven
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Een locomotief mag op een spoor met een teken worden gespeeld, maar niet op een gewoon spoor.
       *[no] Een rij met drie locomotieven, die blijft liggen.
    }
rules-locomotive-limits = Locomotieven kun je hier alleen { LIST($where, case: "on") } spelen, nergens anders.
rules-locomotive-limits-row = Een locomotief uit de rij mag je pakken als elke andere kaart, zelfs twee in één beurt.
rules-locomotive-limits-sweep = De rij blijft liggen, hoeveel locomotieven er ook in liggen.

## Lesson

lesson-locomotive-limits-what = Een locomotief staat voor een kaart van elke kleur. Op dit bord gelden eigen regels voor locomotieven.
lesson-locomotive-limits-where = Hier kun je ze alleen { LIST($where, case: "on") } spelen.
lesson-locomotive-limits-else = Alle andere sporen betaal je alleen met kaarten van hun kleur.
lesson-locomotive-limits-row = Je pakt een locomotief uit de rij als elke andere kaart: zelfs twee in één beurt.
lesson-locomotive-limits-sweep = De rij blijft liggen, hoeveel locomotieven er ook in liggen.
lesson-locomotive-limits-tip = Pak je een locomotief uit de rij, dan is dat nog steeds je enige kaart van die beurt.

## Terminal

mechanic-locomotive-limits = locomotiefregels
summary-locomotives-only-on = Locomotieven kun je alleen { LIST($where, case: "on") } spelen.
summary-locomotives-free = Een locomotief uit de rij pak je als elke andere kaart.
summary-locomotives-stay = De rij wordt nooit afgelegd, hoeveel locomotieven er ook in liggen.

form-locomotive-limits-only-on = Locomotieven alleen op
form-locomotive-limits-row = Locomotieven uit de rij
form-locomotive-limits-sweep = Een rij met drie locomotieven vervangen
# Words of a choice in a form.
form-word-free = getrokken als andere kaarten
