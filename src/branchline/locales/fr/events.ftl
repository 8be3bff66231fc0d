seat-number = Joueur { $number }

## The game

started =
    { $subject ->
        [you] Tu commences
        [you-again] commences
        [again] commence
       *[named] { $seat } commence
    }
dealt =
    { $subject ->
        [you] Tu reçois
        [you-again] reçois
        [again] reçoit
       *[named] { $seat } reçoit
    } { NAME($card, case: "article") }
dealt-hidden =
    { $subject ->
        [you] Tu reçois
        [you-again] reçois
        [again] reçoit
       *[named] { $seat } reçoit
    } une carte
row-filled = place { $slot } de la rangée : { $card }
row-swept = trop de locomotives : la rangée est défaussée
shuffled =
    { $cards ->
        [one] la défausse est mélangée : nouvelle pioche de { $cards } carte
       *[other] la défausse est mélangée : nouvelle pioche de { $cards } cartes
    }
offered =
    { $subject ->
        [you] Tu reçois
        [you-again] reçois
        [again] reçoit
       *[named] { $seat } reçoit
    } { $ticket } au choix
offered-hidden =
    { $subject ->
        [you] Tu reçois
        [you-again] reçois
        [again] reçoit
       *[named] { $seat } reçoit
    } une destination au choix
kept =
    { $subject ->
        [you] Tu gardes
        [you-again] gardes
        [again] garde
       *[named] { $seat } garde
    } { $rejected ->
        [0] { $kept ->
            [one] { $kept } destination
           *[other] { $kept } destinations
        }
       *[other] { $kept } des destinations et en { $subject ->
            [you] rends
            [you-again] rends
            [again] rend
           *[named] rend
        } { $rejected }
    }
kept-ticket =
    { $subject ->
        [you] Tu gardes
        [you-again] gardes
        [again] garde
       *[named] { $seat } garde
    } { $ticket }
took =
    { $subject ->
        [you] Tu prends
        [you-again] prends
        [again] prend
       *[named] { $seat } prend
    } { NAME($card, case: "article") } dans la rangée
drew =
    { $subject ->
        [you] Tu pioches
        [you-again] pioches
        [again] pioche
       *[named] { $seat } pioche
    } { NAME($card, case: "article") }
drew-hidden =
    { $subject ->
        [you] Tu pioches
        [you-again] pioches
        [again] pioche
       *[named] { $seat } pioche
    } une carte
claimed =
    { $subject ->
        [you] Tu construis
        [you-again] construis
        [again] construit
       *[named] { $seat } construit
    } { $track } pour { $payment }
passed =
    { $subject ->
        [you] Tu passes
        [you-again] passes
        [again] passe
       *[named] { $seat } passe
    }
last-round =
    { $subject ->
        [you] Tu n’as
        [you-again] n’as
        [again] n’a
       *[named] { $seat } n’a
    } presque plus de wagons : chacun joue encore un tour
ended = la partie est finie
other-cards = d’autres cartes

## The room

seated = { $name } prend place
said =
    { $subject ->
        [you] Toi
       *[named] { $name }
    } : { $text }
muted = { $seat } n’entend plus { $whom }
unmuted = { $seat } entend à nouveau { $whom }
undone =
    { $subject ->
        [you] Tu reprends ton dernier coup
       *[named] { $seat } reprend son dernier coup
    }
handed =
    { $reason ->
        [nobody] un bot ({ $bot }) prend la place libre
        [left] { $subject ->
            [you] Tu t’en vas
           *[named] { $seat } s’en va
        } ; un bot ({ $bot }) continue
       *[away] { $subject ->
            [you] Tu n’es plus là
           *[named] { $seat } n’est plus là
        } ; un bot ({ $bot }) continue
    }
taken-back =
    { $subject ->
        [you] Te revoilà
       *[named] { $seat } est de retour
    }
bot-failed =
    { $reason ->
        [crashed] le bot ({ $bot }) a planté ; un bot simple joue pour { $seat }
        [illegal] le bot ({ $bot }) a enfreint les règles ; un bot simple joue pour { $seat }
       *[other] le bot ({ $bot }) a mis trop de temps ; un bot simple joue pour { $seat }
    }
bot-replaced =
    { $reason ->
        [gone] ce serveur n’a plus le bot { $bot } ; un autre bot ({ $by }) continue pour { $seat }
        [failing] le bot ({ $bot }) a échoué trop souvent ; un autre bot ({ $by }) continue pour { $seat }
       *[back] le bot ({ $by }) est de retour et continue pour { $seat }
    }
timed-out = { $seat } n’a plus de temps ; un bot finit le tour
rematched = une nouvelle partie commence avec les mêmes joueurs
