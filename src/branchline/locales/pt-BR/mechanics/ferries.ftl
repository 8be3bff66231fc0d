legend-ferry = balsa: uma locomotiva
track-ferry =
    { $count ->
        [one] , balsa com { $count } locomotiva
       *[other] , balsa com { $count } locomotivas
    }

## Regras

rules-ferries-title = Balsas
rules-ferries-picture = Uma locomotiva e duas cartas rosa pagam uma balsa de três espaços, um deles com locomotiva.
rules-ferries = Alguns espaços de uma balsa mostram uma locomotiva: para cada um deles, o pagamento precisa ter uma locomotiva. Pode haver mais, se você quiser.

## Lição

lesson-ferries-what = Uma balsa atravessa a água. Alguns dos seus espaços mostram uma locomotiva.
lesson-ferries-cost =
    { $count ->
        [one] Cada espaço que mostra uma locomotiva custa uma locomotiva: aqui é preciso { $count }.
       *[other] Cada espaço que mostra uma locomotiva custa uma locomotiva: aqui são precisas { $count }.
    } Os outros espaços são pagos com cartas, como em qualquer rota.
lesson-ferries-score =
    { $length ->
        [one] Uma balsa dá os mesmos pontos de qualquer rota do seu comprimento: { $points } por { $length } espaço.
       *[other] Uma balsa dá os mesmos pontos de qualquer rota do seu comprimento: { $points } por { $length } espaços.
    } Se o seu trajeto cruza a água, junte locomotivas cedo.

## Terminal

mechanic-ferries = balsas
summary-ferries = Balsas: cada ★ de uma rota deve ser paga com uma locomotiva.

## Arquivos de mapa

map-too-many-symbols =
    { $spaces ->
        [1] mais locomotivas que o único espaço da rota
        [one] mais locomotivas que { $spaces } espaço da rota
       *[other] mais locomotivas que os { $spaces } espaços da rota
    }

form-ferries-locomotives = Balsa: locomotivas exigidas
