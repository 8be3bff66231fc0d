## At the table

decks = Stosy biletów
decks-how = Powiedz przed dobraniem, ile chcesz z którego
decks-left = krótkie: { $short }, długie: { $long }
decks-kept = { $seat } – krótkie: { $short }, długie: { $long }
decks-question = Ile z twoich { $count } pierwszych biletów ma być krótkich, a ile długich?
status-ticket-decks = Bilety krótkie czy długie?
status-ticket-decks-how = Wszyscy mówią to naraz; potem rozdaje się bilety.
action-draw-split =
    { $long ->
        [0] dobierz – krótkie: { $short }
       *[other] { $short ->
            [0] dobierz – długie: { $long }
           *[other] dobierz – krótkie: { $short }, długie: { $long }
        }
    }
choice-draw-split = krótkie: { $short }, długie: { $long }
ask-draw-split = Potem zatrzymujesz co najmniej { $keep }. Odrzucone wracają na swój stos.
may-draw-split = dobierz bilety

## What happens

drew-of-decks =
    { $subject ->
        [you] Dobierasz
        [you-again] dobierasz
        [again] dobiera
       *[named] { $seat } dobiera
    } bilety – krótkie: { $short }, długie: { $long }

## Rules page

rules-ticket-decks-title = Krótkie i długie bilety
rules-ticket-decks-picture = Z czterech biletów dwa są ze stosu krótkich, a dwa ze stosu długich.
rules-ticket-decks = Krótkie i długie bilety leżą na osobnych stosach. Zanim dobierzesz, mówisz, ile chcesz z którego; odrzucone wracają na swój stos. Na początku wszyscy mówią to naraz, potem rozdaje się bilety.
rules-ticket-decks-details = Później nie możesz żądać od stosu więcej biletów, niż ma. Wszyscy widzą, ile zostało na każdym stosie i z którego są bilety innych. Jeśli na początku jeden stos nie wystarcza, uzupełnia go drugi; jeśli później oba razem mają za mało, dobierasz wszystkie, jakie zostały.

## Lesson

lesson-ticket-decks-what = Są dwa stosy biletów: krótkie za mało punktów i długie za dużo.
lesson-ticket-decks-how = Zanim dobierzesz, mówisz, ile chcesz z którego. Dopiero potem je widzisz i część zatrzymujesz.
lesson-ticket-decks-why = Długie dają plan na całą grę. Krótkie szybko się kończy, a za najwięcej ukończonych biletów bywa premia.

## Terminal

mechanic-ticket-decks = krótkie i długie bilety
summary-ticket-decks = Dwa stosy biletów: zanim dobierzesz, mówisz, ile chcesz krótkich, a ile długich. Odrzucone wracają na swój stos.
form-ticket-decks-short = Stos krótkich biletów
form-ticket-decks-long = Stos długich biletów
