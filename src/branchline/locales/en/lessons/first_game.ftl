# The first lesson, step by step: a game that the reader plays on a small board.

lesson-first-game-ticket-title = Your ticket
lesson-first-game-ticket = Whoever has the most points at the end wins. Tracks bring points, and so do tickets. Yours says Dallas–New York: join the two cities with your own tracks for 11 points. If you do not, you lose 11.

lesson-first-game-way-title = The way
lesson-first-game-way = You have already built from Dallas to Nashville. Two tracks are missing, and the light is on them: Nashville–Pittsburgh and Pittsburgh–New York.

lesson-first-game-take-title = Take a yellow card
lesson-first-game-take = Cards pay for tracks of their colour. Nashville–Pittsburgh has 4 yellow spaces, so it takes 4 yellow cards. You have 2.

lesson-first-game-take-another-title = Take another
lesson-first-game-take-another = In a turn you do one thing: take 2 cards, build a track, or draw tickets. This is your second card.

lesson-first-game-others-title = Brunel’s turn
lesson-first-game-others = Now the others play. Brunel builds Little Rock–Saint Louis: the track is his for good, and nobody else can use it.

lesson-first-game-build-title = Build a track
lesson-first-game-build = You have 4 yellow cards. Press Build and pick Nashville–Pittsburgh: 4 spaces bring 7 points at once. Later you can also pick tracks on the board.

lesson-first-game-locomotive-title = What a locomotive does
lesson-first-game-locomotive = A locomotive stands for any colour. Pittsburgh–New York takes 2 white cards: you have 1, and a locomotive. On your turn, build it.

lesson-first-game-end-title = The end
lesson-first-game-end = Brunel had 2 trains left: then everybody has one last turn, and tickets are counted. Your tracks bring 15 points, your ticket 11. That is 26, and Brunel has 19: you win!
