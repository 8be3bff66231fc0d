rules-aim-title = O co chodzi
rules-aim-picture = Bilet oraz wagony na trasach, które łączą jego dwa miejsca; brakuje tylko ostatniej trasy.
rules-aim = Budujesz trasy kolejowe między sąsiednimi miejscami. Punkty daje każda zbudowana trasa, każdy tajny bilet, którego końce połączą twoje trasy, i to, co jeszcze nagradza ta plansza. Nieukończone bilety odejmują punkty. Wygrywa, kto ma najwięcej punktów.
rules-turn = W swojej turze robisz jedną rzecz: bierzesz karty, budujesz trasę albo dobierasz bilety. Niektóre plansze dodają coś jeszcze, o czym niżej. Pasować wolno tylko wtedy, gdy nie możesz zrobić nic innego.

rules-cards-title = Karty
rules-cards-picture = Odkryte karty w rzędzie ({ $row }) i talia obok nich; jedna karta jest brana z rzędu, jedna z talii.
rules-deck =
    Talia ma po { $each ->
        [one] { $each } karcie
        [few] { $each } karty
       *[many] { $each } kart
    } każdego z ośmiu kolorów i { $locomotives ->
        [one] { $locomotives } lokomotywę
        [few] { $locomotives } lokomotywy
       *[many] { $locomotives } lokomotyw
    }. Na początku dostajesz { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    }{ $gift ->
        [0] {"."}
        [one] {" "}i lokomotywę.
        [few] {" "}i { $gift } lokomotywy.
       *[many] {" "}i { $gift } lokomotyw.
    } Lokomotywa zastępuje kartę dowolnego koloru.
rules-draw =
    Bierzesz dwie karty, jedną po drugiej: każdą z { $row ->
        [one] { $row } odkrytej karty rzędu
        [few] { $row } odkrytych kart rzędu
       *[many] { $row } odkrytych kart rzędu
    } albo w ciemno z talii. W miejsce karty wziętej z rzędu od razu kładzie się nową. Gdy talia się skończy, z odrzuconych kart tasuje się nową.
rules-row-locomotive = Lokomotywa z rzędu to wszystko, co bierzesz: nie możesz wziąć jej jako drugiej, a po niej nie bierzesz nic więcej. Lokomotywa dobrana w ciemno z talii jest kartą jak każda inna.
rules-sweep =
    Gdy w rzędzie { $count ->
        [one] leży co najmniej { $count } lokomotywa
        [few] leżą co najmniej { $count } lokomotywy
       *[many] leży co najmniej { $count } lokomotyw
    }, cały rząd jest odrzucany i wykładany na nowo.
rules-sweep-limits = Jeśli kart poza rękami graczy nie starcza na rząd z mniej niż { $count } lokomotywami, rząd zostaje taki, jaki jest. Jeśli po dwóch tasowaniach odrzuconych kart nowy rząd nadal ma ich za dużo, talię i odrzucone karty tasuje się razem przed kolejnym wyłożeniem.
rules-secrets = Karty i bilety na twojej ręce są tajne. Nie jest tajne, ile ich masz, ile zostało ci wagonów ani które karty leżą wśród odrzuconych.

rules-tracks-title = Trasy
rules-tracks-picture = Trasa o trzech czerwonych polach opłacona trzema czerwonymi kartami; stają na niej trzy wagony.
rules-claim = Aby zbudować trasę, odrzuć tyle kart, ile ma pól, wszystkie w jej kolorze; za szarą trasę wszystkie w jednym, dowolnym kolorze. Lokomotywy mogą zastąpić każdą z nich. Potem tyle samo z twoich { $trains } wagonów staje na trasie, a ty od razu dostajesz punkty.
rules-claim-anywhere = Twoje trasy nie muszą się łączyć.
rules-parallel = Tam, gdzie obok siebie biegną nitki równej długości, gracz może mieć tylko jedną z nich. Jeśli graczy jest mniej niż { $from }, pierwsza zbudowana zamyka drugą dla wszystkich.
rules-parallel-one = Tam, gdzie obok siebie biegną nitki równej długości, pierwsza zbudowana zamyka drugą dla wszystkich.
rules-parallel-open = Na niektórych trasach wszystkie równoległe nitki można zbudować przy każdej liczbie graczy, ale każdy może mieć tylko jedną z nich.
rules-parallel-lengths = Trasy różnej długości między tymi samymi miejscami ({ $routes }) są osobne: możesz mieć obie i żadna nie zamyka drugiej.

rules-tickets-title = Bilety
rules-tickets-picture = Dwa bilety ze swoimi punktami, jeden z nich ukończony.
rules-first-tickets =
    Na początku każdy ma do wyboru { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    } i zatrzymuje co najmniej { $keep }. { $out ->
        [under] Pozostałe idą pod stos.
        [shuffled] Pozostałe wtasowuje się z powrotem w stos.
        [pile] Pozostałe trafiają odkryte na stos odrzuconych.
       *[out] Pozostałe wypadają z gry.
    } Dopóki wszyscy nie wybiorą, nikt nie widzi, co i ile zatrzymują inni.
rules-first-tickets-decks =
    Na początku każdy ma do wyboru { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    }, w tym { $one ->
        [one] { $one } długi
        [few] { $one } długie
       *[many] { $one } długich
    }, i zatrzymuje co najmniej { $keep }, dowolnego rodzaju. { $out ->
        [under] Pozostałe idą pod swoje stosy.
        [pile] Pozostałe trafiają odkryte na stos odrzuconych.
       *[out] Pozostałe wypadają z gry, tak jak długie bilety, których nie rozdano.
    } Dopóki wszyscy nie wybiorą, nikt nie widzi, co i ile zatrzymują inni.
rules-later-tickets =
    W swojej turze możesz dobrać { $drawn ->
        [one] { $drawn } nowy bilet
        [few] { $drawn } nowe bilety
       *[many] { $drawn } nowych biletów
    } (albo tyle, ile zostało) i musisz zatrzymać co najmniej { $keep }. { $out ->
        [under] Pozostałe idą pod stos.
        [pile] Pozostałe trafiają odkryte na stos odrzuconych.
       *[out] Pozostałe wypadają z gry, więc stos może się skończyć.
    }
rules-tickets-score = Na końcu bilet daje swoje punkty, jeśli jego miejsca łączą twoje trasy, a jeśli nie, tyle samo kosztuje.
rules-tickets-areas =
    Niektóre bilety prowadzą do kraju, który na planszy ma kilka miejsc: wystarczy dotrzeć do jednego z nich. { $joined ->
        [yes] Miejsca kraju łączy ze sobą tylko trasa, którą między nimi zbudujesz.
       *[no] Miejsca kraju nie są połączone ze sobą, więc żadna droga przez niego nie prowadzi.
    }
rules-tickets-several = Niektóre bilety mają kilka celów, każdy z własnymi punktami. Liczy się najlepszy, do którego dotrzesz; jeśli nie dotrzesz do żadnego, tracisz najmniejszą z tych wartości.

rules-end-title = Koniec
rules-end-picture =
    { $trains ->
        [0] Nie został żaden wagon
        [one] Został 1 wagon
        [few] Zostały { $trains } wagony
       *[many] Zostało { $trains } wagonów
    }, więc nadchodzi ostatnia runda, a po niej podliczenie.
rules-last-round =
    Gdy tura się kończy i jej graczowi { $trains ->
        [one] zostaje { $trains } wagon
        [few] zostają { $trains } wagony
       *[many] zostaje { $trains } wagonów
    } lub mniej, każdy ma jeszcze jedną turę, ten gracz też. Potem odkrywa się i liczy bilety.
rules-all-pass = Jeśli nic nie możesz zrobić, pasujesz. Jeśli wszyscy spasują po kolei, gra kończy się od razu i liczy się punkty.
rules-winner =
    { $ties ->
        [0] Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.
        [one] Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje: { $order }. Potem zwycięstwo jest wspólne.
        [few] Wygrywa, kto ma najwięcej punktów. Przy remisie decydują, w tej kolejności: { $order }. Potem zwycięstwo jest wspólne.
       *[many] Wygrywa, kto ma najwięcej punktów. Przy remisie decydują, w tej kolejności: { $order }. Potem zwycięstwo jest wspólne.
    }

rules-path-length = Najdłuższa ciągła trasa to najdłuższy nieprzerwany ciąg twoich tras. Może przejść przez to samo miejsce kilka razy, ale po żadnej trasie dwa razy.

rules-uncertain-title = Co nie jest pewne
