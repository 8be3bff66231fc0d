lesson-first-game-ticket-title = Twój bilet
lesson-first-game-ticket = Wygrywa, kto na końcu ma najwięcej punktów. Dają je trasy, a także bilety. Na twoim jest Dallas–New York: połącz oba miasta własnymi trasami, a dostaniesz 11 punktów. Jeśli nie, stracisz 11.

lesson-first-game-way-title = Droga
lesson-first-game-way = Od Dallas do Nashville masz już trasy. Brakuje dwóch, są podświetlone: Nashville–Pittsburgh i Pittsburgh–New York.

lesson-first-game-take-title = Weź żółtą kartę
lesson-first-game-take = Kartami płacisz za trasy w ich kolorze. Nashville–Pittsburgh ma 4 żółte pola, więc kosztuje 4 żółte karty. Masz 2.

lesson-first-game-take-another-title = Weź drugą
lesson-first-game-take-another = W turze robisz jedną rzecz: bierzesz 2 karty, budujesz trasę albo dobierasz bilety. To twoja druga karta.

lesson-first-game-others-title = Tura Brunela
lesson-first-game-others = Teraz grają inni. Brunel buduje Little Rock–Saint Louis: trasa należy do niego na zawsze i nikt inny z niej nie skorzysta.

lesson-first-game-build-title = Zbuduj trasę
lesson-first-game-build = Masz 4 żółte karty. Naciśnij Buduj i wybierz Nashville–Pittsburgh: 4 pola dają od razu 7 punktów. Później możesz też wskazywać trasy na planszy.

lesson-first-game-locomotive-title = Co daje lokomotywa
lesson-first-game-locomotive = Lokomotywa zastępuje dowolny kolor. Pittsburgh–New York kosztuje 2 białe karty: masz 1 i lokomotywę. W swojej turze zbuduj tę trasę.

lesson-first-game-end-title = Koniec
lesson-first-game-end = Brunelowi zostały 2 wagony: wtedy każdy ma ostatnią turę i liczy się bilety. Twoje trasy dają 15 punktów, bilet 11. To razem 26, a Brunel ma 19: wygrywasz!
