# Coal mines.

## At the table

status-coal-mines = Load coal at the mine, or draw a card.
action-load-coal = load coal
action-leave-coal = leave the coal and draw a card
coal-question =
    { $count ->
        [0] You are at a coal mine. You have no coal yet.
       *[other] You are at a coal mine. You have { $count } coal.
    }
column-coal = coal

## What happens

coal-loaded =
    { $subject ->
        [you] You load
        [you-again] load
        [again] loads
       *[named] { $seat } loads
    } coal and { $subject ->
        [you] have
        [you-again] have
       *[other] has
    } { $coal }
coal-burnt =
    { $subject ->
        [you] You burn
        [you-again] burn
        [again] burns
       *[named] { $seat } burns
    } coal to save a card; { $coal } left

## Scores

line-most-coal = Most coal

## Rules

mechanic-coal-mines = coal mines
summary-coal-mines = Coal mines: a track at a mine brings 1 coal or a card. Each coal lets you claim a track for one card less. The most coal at the end is worth { $bonus } points.
rules-coal-mines-title = Coal mines
rules-coal-mines = When you claim a track at a coal mine, you load 1 coal or draw a card from the deck. When you claim a track, you may burn 1 coal and pay for one space less, but always at least 1 card. Whoever has the most coal at the end gets { $bonus } points; if several have the most, each of them does.

## Map files

map-no-coal-mine = no place is a coal mine; give one or more places coal_mine = true
