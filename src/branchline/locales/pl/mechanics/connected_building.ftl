# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Jedna sieć
rules-connected-building-picture = Z miasta początkowego trasa po trasie rośnie sieć; trasy z boku nie można jeszcze zbudować.
rules-connected-building = Każda trasa, którą budujesz, musi stykać się z twoją siecią: z miastem początkowym albo z miastem, do którego twoje trasy już prowadzą. Cudze trasy nie pomagają. Jeśli nie możesz nic zbudować, nadal dobierasz karty lub bilety.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Twoje trasy tworzą jedną sieć. Zaczyna się w mieście początkowym.
lesson-connected-building-how = Nowa trasa musi kończyć się w mieście, do którego już prowadzisz. Cudze trasy nie poniosą cię dalej: szukaj drogi, zanim się zamknie.
lesson-connected-building-stuck = Zamknięta droga i nic do zbudowania? Nadal dobierasz karty i bilety, ale zawczasu zostaw sobie wyjście.

## Terminal

mechanic-connected-building = jedna sieć
summary-connected-building = Jedna sieć: każda trasa, którą budujesz, musi stykać się z miastem początkowym albo z miastem, do którego prowadzą twoje trasy.
