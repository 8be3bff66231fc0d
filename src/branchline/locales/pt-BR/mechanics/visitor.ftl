# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = O visitante
status-visitor = Leve o visitante a uma das suas cidades marcadas.
# $place is a place, such as Dallas.
action-lead-visitor = levar o visitante a { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Você busca
        [you-again] busca
        [again] busca
       *[named] { $seat } busca
    } o visitante em { $place }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Você leva
        [you-again] leva
        [again] leva
       *[named] { $seat } leva
    } o visitante a { $place }

## Scores

line-visitor-taken = Buscar o visitante
line-visitor-kept = Visitante no fim

## Rules page

rules-visitor-title = O visitante
rules-visitor-picture = Uma rota chega à cidade onde está o visitante; ele vai para uma cidade marcada.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    O visitante começa em { $place }, onde ninguém pode começar nem colocar marcador. Quem constrói uma rota até a cidade onde ele está o busca, recebe { $taken ->
        [one] { $taken } ponto
       *[other] { $taken } pontos
    } na hora e o leva a uma cidade com marcador próprio; vale também um colocado no mesmo turno. Rotas de quem já está com ele não mudam nada. Quem está com ele no fim recebe mais { $kept ->
        [one] { $kept } ponto
       *[other] { $kept } pontos
    }.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = O visitante espera em { $place }. Ninguém pode marcar essa cidade.
lesson-visitor-how = Construa uma rota até onde ele está, e ele vai com você para uma das suas cidades marcadas. Quem construir até lá depois leva o visitante embora.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Buscá-lo vale { $taken ->
        [one] { $taken } ponto
       *[other] { $taken } pontos
    }, e estar com ele no fim mais { $kept ->
        [one] { $kept } ponto
       *[other] { $kept } pontos
    }.

## Terminal

mechanic-visitor = o visitante
# $taken and $kept are numbers of points.
summary-visitor =
    O visitante: quem constrói até a cidade onde ele está o leva a uma cidade própria por { $taken ->
        [one] { $taken } ponto
       *[other] { $taken } pontos
    }. Quem está com ele no fim recebe { $kept ->
        [one] { $kept } ponto
       *[other] { $kept } pontos
    }.
label-visitor = O visitante
# $place is a place, such as Dallas.
visitor-alone = espera em { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = em { $place }, com { $seat }
visitor-question = A qual das suas cidades você leva o visitante?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Com { $tracks }, o visitante vem junto: +{ $points } na hora e +{ $kept } se ficar até o fim.

## Map files

# $names lists mechanics.
map-nobody-to-visit = o visitante precisa de lugares que pertençam a jogadores; cite antes dele uma destas mecânicas: { $names }
form-visitor-place = Onde o visitante começa
form-visitor-taken = Pontos por construir até ele
form-visitor-kept = Pontos por tê-lo no fim
