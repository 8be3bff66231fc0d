# Terrain cards

## At the table

terrain = Terrain
# Below the title of the panel.
terrain-how = A pick may be a terrain card. Discard them for more points of a track.
# A button: draw a card of the terrain deck. $count is how many are left there.
terrain-draw = Deck ({ $count })
status-terrain-cards = Double the points of the track, or not.
# $terrain is a type of terrain, such as desert.
action-take-terrain = take a terrain card: { $terrain }
action-draw-terrain = draw a terrain card
action-no-double = do not double
# $terrain_count is a number of terrain cards; $wild_count is a number of locomotives.
action-double-points = double (terrain cards: { $terrain_count }, locomotives: { $wild_count })

## Types of terrain

name-desert = desert
name-jungle = jungle
name-mountain = mountain

## What happens

# $seat is the name of a player, such as Ann; $subject is as in events.ftl;
# $terrain is a type of terrain, such as desert.
terrain-dealt =
    { $subject ->
        [you] You receive
        [you-again] receive
        [again] receives
       *[named] { $seat } receives
    } a terrain card: { $terrain }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl;
# $terrain is a type of terrain, such as desert.
terrain-taken =
    { $subject ->
        [you] You take
        [you-again] take
        [again] takes
       *[named] { $seat } takes
    } a terrain card: { $terrain }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl;
# $terrain is a type of terrain, such as desert.
terrain-drawn =
    { $subject ->
        [you] You draw
        [you-again] draw
        [again] draws
       *[named] { $seat } draws
    } from the terrain deck: { $terrain }
# $terrain is a type of terrain, such as desert.
terrain-shown = a new terrain card lies face up: { $terrain }
# $count is a number of cards.
terrain-shuffled = the discarded terrain cards are shuffled: { $count } in the new deck
# $seat is the name of a player, such as Ann; $subject is as in events.ftl;
# $terrain is a type of terrain, such as desert; $count is a number of terrain cards; $wild is a number of locomotives; $points is a
# number of points.
terrain-doubled =
    { $subject ->
        [you] You double
        [you-again] double
        [again] doubles
       *[named] { $seat } doubles
    } the points to { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , locomotives: { $wild }
    })

## Scores

line-terrain-cards = Doubled tracks

## Rules page

rules-terrain-cards-title = Terrain cards
# $factor is what points are multiplied by.
rules-terrain-cards-picture = Terrain cards multiply the points of a track of their colours by { $factor }.
# $each is a number of cards of each type; $factor is what points are multiplied by; $face-up and $start are numbers of cards.
rules-terrain-cards = There are { $each } terrain cards of each type. Everybody starts with { $start }, and { $face-up } lie face up. Each of the two cards of a draw may be a terrain card instead: one that lies face up, or the top one of the terrain deck. When you build a track, you may multiply its points by { $factor }: discard terrain cards of its type. You must show at least as many cards of that type as everybody else. Locomotives from your hand may stand for terrain cards, both to show and to discard.
# Ruling: AF11, AF12
rules-terrain-cards-details = You discard just the price; locomotives beyond it are discarded only as far as you need them to show enough cards. The locomotives of the payment are other cards than these. A locomotive from the row is still all you take. Terrain cards lie open and are worth nothing at the end. The type follows from the colour of the track, whatever pays for it. When the terrain deck is empty, its discards are shuffled into a new one.

## Lesson

# One minute: a few pages with pictures.
# $types are all types of terrain, such as desert.
lesson-terrain-cards-what = Every colour of track belongs to a terrain: { LIST($types, type: "or") }. There are cards for each.
lesson-terrain-cards-pick = When you draw, each of the two cards may be a terrain card: an open one, or a surprise from the deck.
# $factor is what points are multiplied by; $price is such as 1–3: 1 · 4–6: 2, the cards that tracks of so many spaces take.
lesson-terrain-cards-double = Build a track and discard cards of its terrain (spaces: cards – { $price }) to multiply its points by { $factor }, if nobody shows more of them than you.
lesson-terrain-cards-wild = Short of cards? Locomotives from your hand can stand in for terrain cards.

## Terminal

mechanic-terrain-cards = terrain cards
# $factor is what points are multiplied by; $price is such as 1–3: 1 · 4–6: 2, the cards that tracks of so many spaces take.
summary-terrain-cards = Terrain cards: pick them like cards. Discard cards of a track’s type (spaces: cards – { $price }) to multiply its points by { $factor }, if nobody shows more of the type. Locomotives may stand for them.
column-terrain = terrain
# $terrain is a type of terrain, such as desert.
terrain-face-up = { $terrain }
# $count is a number of cards.
terrain-deck = { $count } in the deck
# $terrain is a type of terrain, such as desert; $count is a number of cards.
terrain-held = { $terrain } { $count }
# $seat is the name of a player.
terrain-of = { $seat }
# $track is a track; $terrain is a type of terrain, such as desert; $points is a number of points.
terrain-question = { $track } ({ $terrain }): double it to { $points } points?
# $key is a key, such as c1; $terrain is a type of terrain, such as desert.
key-terrain = { $key } { $terrain }
# cd is a key, which stays.
key-terrain-deck = cd terrain deck

## Map files

# $colour is a colour, as map files name it.
map-terrain-lacks-colour = no type of terrain has { $colour } tracks
# $cards and $needed are numbers of cards.
map-terrain-few = { $cards } terrain cards are too few: { $needed } are dealt and laid out at the start
form-terrain-cards-types = Types, each with its track colours
form-terrain-cards-each = Cards of each type
form-terrain-cards-face-up = Cards face up
form-terrain-cards-start = Cards to begin with
form-terrain-cards-price = Cards to discard, by length
form-terrain-cards-factor = Times the points
