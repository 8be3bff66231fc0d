practice-title = Träning
practice-intro = Ställningar där ett drag är klart bäst. Välj ett drag; sedan ser du vilket det är, och varför.
practice-puzzles = Uppgifter
practice-solved = { $solved } av { $total } lösta
practice-start = Börja
practice-go-on = Fortsätt
practice-all-solved = Alla lösta.
practice-puzzle-about =
    { $state ->
        [solved] Uppgift { $number }: { $map }, { $players } spelare, löst
        [missed] Uppgift { $number }: { $map }, { $players } spelare, inte löst än
       *[new] Uppgift { $number }: { $map }, { $players } spelare
    }
practice-own = Ur dina partier
practice-own-intro = Drag du gjorde när det fanns ett klart bättre.
practice-own-none = Det finns inga än: spela först färdigt ett parti i den här webbläsaren.
practice-own-look = Leta efter drag
practice-own-count =
    { $count ->
        [one] 1 drag, { $left } att lösa
       *[other] { $count } drag, { $left } att lösa
    }
practice-own-clean = Inget av dina drag kostade mycket.
practice-own-try = Försök igen
practice-ask = Din tur: vilket drag är bäst?
practice-puzzle-of = Uppgift { $number } av { $total }
practice-missed-of = Det här missade du: drag { $move } i ditt parti på { $map }
practice-skip = Hoppa över
practice-all = Alla övningar
practice-failed = Här finns inget att träna på
practice-nothing-here = Det här är inget drag av dig där det fanns ett klart bättre.
practice-right = Rätt.
practice-wrong = Det finns ett bättre drag.
practice-chosen = Ditt val
practice-best = Det bästa draget
practice-played = Spelat i partiet
practice-cost = Ditt drag kostar ungefär { $points } poäng och { $chance } % vinstchans.
practice-cost-unknown = Vad ditt drag kostar har inte räknats ut.
practice-wins = Med det bästa draget är vinstchansen ungefär { $percent } %.
practice-no-more = Det var den sista.
practice-next = Nästa
practice-again = Igen
practice-mark-best = bäst
practice-mark-chosen = ditt val
help-practice = Visa uppgifter, en i taget: välj det bästa draget, se sedan vilket det är och varför. Börjar med uppgift NUMBER.
practice-no-such-puzzle = det finns ingen uppgift { $number }; det finns { $total }
practice-you-are = { $map }. Du spelar för { $seat }.
practice-go-on-or-quit = Enter för nästa uppgift, q för att sluta:
practice-not-saved = En uppgift kan inte sparas.
