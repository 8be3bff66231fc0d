## At the table

status-substitutes = Kies de kaarten om te leggen
action-substitute = { NAME($card, case: "article") } spelen in plaats van een andere kaart

## What happens

substituted =
    { $subject ->
        [you] Je speelt
        [you-again] speelt
        [again] speelt
       *[named] { $seat } speelt
    } { NAME($card, case: "article") } als deel van een locomotief
stood-in =
    { $subject ->
        [you] Je speelt
        [you-again] speelt
        [again] speelt
       *[named] { $seat } speelt
    } { NAME($card, case: "article") } voor een vak

## Rules page

rules-substitutes-title = Kaarten als locomotief
rules-substitutes-picture = { $cards } willekeurige kaarten zijn evenveel waard als één locomotief.
rules-substitutes = { $cards } kaarten naar keuze kun je als één locomotief spelen, overal waar een locomotief mag. Ook een locomotief mag daarbij zijn.
rules-substitutes-only-on = { $cards } kaarten naar keuze kun je { LIST($where, case: "on") } als één locomotief spelen, zo vaak je wilt: voor een vak dat er een toont, of in plaats van een kaart van de kleur. Ook een locomotief mag daarbij zijn. Op andere sporen geldt dit niet, en je betaalt er verder niets mee.
rules-substitutes-for-colour = { $tracks }: hier vullen { $cards } kaarten naar keuze één vak, zo vaak je wilt, zelfs alle vakken; de andere vakken kosten kaarten van één kleur. Locomotieven staan hier voor geen enkele kleur, maar mogen wel bij die { $cards } zijn.

## Guide

guide-substitutes = Kies de kaarten die je het minst nodig hebt.

## Lesson

lesson-substitutes-what = { $cards } kaarten naar keuze kun je als één locomotief spelen, overal waar een locomotief mag.
lesson-substitutes-what-on = { $cards } kaarten naar keuze kun je { LIST($where, case: "on") } als één locomotief spelen.
lesson-substitutes-how = Kies deze manier van betalen en dan kaarten uit je hand, of laat de pagina die kiezen die je het minst nodig hebt.
lesson-substitutes-cost = Het mag zo vaak je wilt. Een locomotief mag bij die { $cards } zijn. De punten blijven gelijk, dus het is duur: doe het als niets anders helpt.
lesson-substitutes-for-colour = { $tracks } is anders: daar vullen { $cards } kaarten naar keuze één vak, en staan locomotieven voor geen enkele kleur.

## Terminal

mechanic-substitutes = vervangende kaarten
summary-substitutes = { $cards } kaarten naar keuze kun je als locomotief spelen: in een betaling heet dat sub×1, en dan kies je de kaarten.
summary-substitutes-only-on = { $cards } kaarten naar keuze kun je { LIST($where, case: "on") } als locomotief spelen: in een betaling heet dat sub×1, en dan kies je de kaarten.
summary-substitutes-for-colour = { $tracks }: { $cards } kaarten naar keuze vullen een vak, in een betaling heet dat set×1; locomotieven staan daar voor geen enkele kleur.
substitutes-to-claim = Om { $track } te bouwen betaal je { $payment }
substitutes-to-buy = Om { $item } te kopen betaal je { $payment }
substitutes-leave-no-claim = Zonder die kaarten kun je het spoor waarvoor je koopt niet meer betalen: kies andere.
substitutes-in-payment = sub×1: { $count } andere kaarten naar keuze als locomotief
sets-in-payment = set×1: { $count } andere kaarten naar keuze voor een vak
claimed-after-substituted =
    { $subject ->
        [you] Je bouwt
        [you-again] bouwt
        [again] bouwt
       *[named] { $seat } bouwt
    } { $track } { $paid ->
        [nothing] met
       *[cards] voor { $payment } en met
    } { $before } als { $locomotives ->
        [one] locomotief
       *[other] locomotieven
    }
claimed-after-stood-in =
    { $subject ->
        [you] Je bouwt
        [you-again] bouwt
        [again] bouwt
       *[named] { $seat } bouwt
    } { $track } { $paid ->
        [nothing] met { $before }
       *[cards] voor { $payment } en met { $before } voor de andere vakken
    }

form-substitutes-cards = Kaarten voor een locomotief
form-substitutes-only-on = Alleen op
form-substitutes-for-colour = Voor een gekleurde kaart
form-substitutes-tracks = Sporen
