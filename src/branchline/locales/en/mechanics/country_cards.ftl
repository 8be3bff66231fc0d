# Country cards.

## At the table

country-cards = Country cards
# Below the title of the panel. Joining is not enough (rule PL6): the track into a country counts.
country-cards-how = Build into a second country to take the top cards
# $points is a number of points.
country-next = next: { $points }
country-empty = none left

## What happens

# $place is a country, such as Germany; $points is a number of points; $seat is the name of a
# player, such as Ann; $subject is as in events.ftl.
country-card =
    { $subject ->
        [you] You take
        [you-again] take
        [again] takes
       *[named] { $seat } takes
    } the { $place } card worth { $points }

## Scores

line-country-cards = Country cards

## Rules page

rules-country-cards-title = Country cards
rules-country-cards-picture = The track into a second country takes the top card of each stack.
rules-country-cards = Each neighbouring country has a stack of cards, the most valuable on top. When you build a track into a country that your network did not hold yet, and the network holds another country as well, you take the top card of every country in it that still has one. The cards score at the end.
# Ruling: PL6
rules-country-cards-details = So finish with the track into a country. A track elsewhere that joins two of your networks brings no card, even if each of them holds a country. Nor does a further track into a country that the network holds already.
rules-country = Country
rules-stack = Cards, from the top

## Guide

guide-with-country-cards = Once your network holds a country, a track into another takes the top cards of both.

## Lesson

# One minute: a few pages with pictures.
lesson-country-cards-what = The countries around the board have stacks of cards, the most valuable on top.
lesson-country-cards-how = Join countries with your tracks. Finish with a track into a country that the network has not reached yet.
lesson-country-cards-gain = Then you take the top card of every country in the network. It costs nothing but the tracks.
lesson-country-cards-score = The cards score at the end. Whoever comes first takes the best, so come early.

## Terminal

mechanic-country-cards = country cards
summary-country-cards = Country cards: when you build a track into a country new to your network, and the network holds another country too, you take the top card of each. Finish with the track into a country: joining two networks elsewhere brings no card, nor does a country held already.
column-countries = countries
label-countries = Countries
# $place is a country, such as Germany. On the line of all countries: the country, then the points
# of its cards, from the top.
country-named = { $place }
# $points is a number of points.
country-card-points = { $points }
country-has-no-cards = –

## Map files

map-not-a-country = is not a country; add kind = "country" to the place

## Reviews and hints

# $tracks is a track; $points is a number of points.
reason-country-cards = { $tracks } leads into another country: the cards it takes show +{ $points }.

## Map studio

# Fields of a form.
form-country-cards-stacks = Countries with the points of their cards
