legend-mountains = montanha: um trem a mais
track-mountains =
    , montanha: { $crosses ->
        [one] { $crosses } trem a mais
       *[other] { $crosses } trens a mais
    }

## What happens

trains-lost =
    { $subject ->
        [you] Você perde
        [you-again] perde
        [again] perde
       *[named] { $seat } perde
    } { $trains ->
        [one] { $trains } trem
       *[other] { $trains } trens
    } nas montanhas, por { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Scores

line-mountains = Montanhas
line-mountains-measured = Montanhas (trens perdidos)
tie-mountain-tracks = mais rotas de montanha

## Rules page

rules-mountains-title = Montanhas
rules-mountains-picture = Uma rota de dois espaços, os dois com cruz, custa quatro trens.
rules-mountains =
    Alguns espaços mostram uma cruz. Quem constrói uma rota assim entrega um trem a mais para cada cruz: ele sai do jogo e dá na hora { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }. As cruzes não custam cartas. Sem trens que bastem para espaços e cruzes, você não pode construir a rota.
rules-mountains-details = Os trens perdidos contam para o fim da partida, mas para nenhum caminho e nenhuma rede. Onde as rotas de montanha desempatam, cada rota com cruz conta uma vez, tenha quantas cruzes tiver.

## Lesson

lesson-mountains-what = Algumas rotas cruzam montanhas: cada espaço assim mostra uma cruz.
lesson-mountains-cost =
    Você só paga cartas pelos { $length } espaços. Mas a rota custa { $trains ->
        [one] { $trains } trem
       *[other] { $trains } trens
    }: um por espaço e mais um por cruz, que sai do jogo.
lesson-mountains-score =
    Cada trem perdido nas montanhas dá na hora { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, além dos da rota. Mas a partida acaba antes, pois os trens se esgotam.

## Terminal

mechanic-mountains = montanhas
summary-mountains =
    Montanhas: cada ✕ de uma rota custa um trem a mais, que sai do jogo e dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
column-trains-lost = perdidos

## Map files

map-too-many-mountains = mais montanhas que espaços da rota ({ $spaces })
map-mountains-beyond-trains = a rota custaria { $needed } trens; cada pessoa tem { $trains }

form-mountains-points = Pontos por travessia
form-mountains-mountains = Travessias de montanha
# Words of a choice in a form.
form-word-mountain-tracks = mais rotas de montanha
