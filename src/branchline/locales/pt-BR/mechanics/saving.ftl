## Regras

rules-saving-title = Poupar uma carta
rules-saving-picture = Três cartas pagam uma rota de quatro espaços.
rules-saving =
    { $everyone ->
        [no] Se você tem o direito de poupar, pode
       *[yes] Você pode
    } deixar sem pagar um espaço de uma rota, mesmo um que custaria várias cartas jogadas como locomotiva. Você sempre paga pelo menos 1 carta e todas as locomotivas de uma balsa, e coloca todos os seus trens.

## Lição

lesson-saving-what =
    { $everyone ->
        [no] Quem adquiriu esse direito pode
       *[yes] Todo mundo pode
    } pagar uma carta a menos por uma rota.
lesson-saving-how = Entre as formas de pagar há uma que deixa um espaço sem pagar. Você ainda coloca todos os seus trens, e a rota dá todos os seus pontos.
lesson-saving-cost = Sempre se paga pelo menos 1 carta, e toda locomotiva que a rota mostra.

## Terminal

mechanic-saving = poupança
summary-saving = Poupança: uma rota pode ser paga com uma carta a menos, o que num pagamento se escreve less×1.

form-saving-everyone = Todos podem economizar
