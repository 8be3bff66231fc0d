## Na mesa

status-substitutes = Escolha as cartas a baixar
action-substitute = jogar { NAME($card, case: "one") } no lugar de outra carta

## O que acontece

substituted =
    { $subject ->
        [you] Você joga
        [you-again] joga
        [again] joga
       *[named] { $seat } joga
    } { NAME($card, case: "one") } para formar uma locomotiva
stood-in =
    { $subject ->
        [you] Você joga
        [you-again] joga
        [again] joga
       *[named] { $seat } joga
    } { NAME($card, case: "one") } para preencher um espaço

## Regras

rules-substitutes-title = Cartas como locomotivas
rules-substitutes-picture = Quaisquer { $cards } cartas equivalem a uma locomotiva.
rules-substitutes = Quaisquer { $cards } cartas à sua escolha podem ser jogadas como uma locomotiva, onde quer que se possa jogar uma. Uma locomotiva pode estar entre elas.
rules-substitutes-only-on = Em { $where }, quaisquer { $cards } cartas à sua escolha podem ser jogadas como uma locomotiva, quantas vezes você quiser: por um espaço que a mostra ou no lugar de uma carta da cor. Uma locomotiva pode estar entre elas. Isso não vale em nenhuma outra rota, nem paga outra coisa.
rules-substitutes-for-colour = { $tracks }: aqui quaisquer { $cards } cartas à sua escolha preenchem um espaço, quantas vezes você quiser, até em todos; os outros espaços pedem cartas de uma cor. Aqui as locomotivas não substituem nada, mas podem estar entre as { $cards }.

## Guia

guide-substitutes = Escolha as cartas de que menos precisa.

## Lição

lesson-substitutes-what = Quaisquer { $cards } cartas podem ser jogadas como uma locomotiva, onde quer que se possa jogar uma.
lesson-substitutes-what-on = Em { $where }, quaisquer { $cards } cartas podem ser jogadas como uma locomotiva.
lesson-substitutes-how = Escolha esta forma de pagar e selecione as cartas da sua mão, ou deixe a página escolher aquelas de que você menos precisa.
lesson-substitutes-cost = Você pode fazer isso quantas vezes quiser. Uma locomotiva pode estar entre as { $cards }. Os pontos não mudam, então sai caro: use quando não houver outro jeito.
lesson-substitutes-for-colour = A exceção é { $tracks }: ali quaisquer { $cards } cartas preenchem um espaço, e as locomotivas não substituem nada.

## Terminal

mechanic-substitutes = substitutos
summary-substitutes = Quaisquer { $cards } cartas podem ser jogadas como uma locomotiva: num pagamento se escreve sub×1, e depois você escolhe as cartas.
summary-substitutes-only-on = Em { $where }, quaisquer { $cards } cartas podem ser jogadas como uma locomotiva: num pagamento se escreve sub×1, e depois você escolhe as cartas.
summary-substitutes-for-colour = { $tracks }: quaisquer { $cards } cartas preenchem um espaço, o que num pagamento se escreve set×1; ali as locomotivas não substituem nenhuma cor.
substitutes-to-claim = Para construir { $track } você paga { $payment }
substitutes-to-buy = Para adquirir { $item } você paga { $payment }
substitutes-leave-no-claim = Sem essas você não poderia pagar a rota para a qual a adquire: escolha outras.
substitutes-in-payment = sub×1: outras { $count } cartas à sua escolha como locomotiva
sets-in-payment = set×1: outras { $count } cartas à sua escolha por um espaço
claimed-after-substituted =
    { $subject ->
        [you] Você constrói
        [you-again] constrói
        [again] constrói
       *[named] { $seat } constrói
    } { $track } { $paid ->
        [nothing] com
       *[cards] com { $payment } mais
    } { $before } como { $locomotives ->
        [one] locomotiva
       *[other] locomotivas
    }
claimed-after-stood-in =
    { $subject ->
        [you] Você constrói
        [you-again] constrói
        [again] constrói
       *[named] { $seat } constrói
    } { $track } { $paid ->
        [nothing] com { $before }
       *[cards] com { $payment } mais { $before } pelos outros espaços
    }

form-substitutes-cards = Cartas por uma locomotiva
form-substitutes-only-on = Só em
form-substitutes-for-colour = Para uma carta colorida
form-substitutes-tracks = Rotas
