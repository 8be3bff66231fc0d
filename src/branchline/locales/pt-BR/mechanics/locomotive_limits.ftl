## Regras

rules-locomotive-limits-title = Locomotivas
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Uma locomotiva pode ser jogada numa rota com símbolo, mas não numa comum.
       *[no] Uma fileira com três locomotivas, que fica como está.
    }
rules-locomotive-limits = Aqui as locomotivas só podem ser jogadas em { $where }, e em nenhum outro lugar.
rules-locomotive-limits-row = Uma locomotiva da fileira pode ser pega como qualquer outra carta, até duas num turno.
rules-locomotive-limits-sweep = A fileira fica como está, por mais locomotivas que tenha.

## Lição

lesson-locomotive-limits-what = Uma locomotiva vale por uma carta de qualquer cor. Neste tabuleiro as locomotivas têm regras próprias.
lesson-locomotive-limits-where = Aqui elas só podem ser jogadas em { $where }.
lesson-locomotive-limits-else = Todas as outras rotas são pagas só com cartas da sua cor.
lesson-locomotive-limits-row = Você pega uma locomotiva da fileira como qualquer outra carta: até duas num turno.
lesson-locomotive-limits-sweep = A fileira fica como está, por mais locomotivas que tenha.
lesson-locomotive-limits-tip = Mesmo assim, uma locomotiva da fileira é tudo o que você pega na sua vez.

## Terminal

mechanic-locomotive-limits = limites de locomotivas
summary-locomotives-only-on = As locomotivas só podem ser jogadas em { $where }.
summary-locomotives-free = Uma locomotiva da fileira é pega como qualquer outra carta.
summary-locomotives-stay = A fileira nunca é trocada, por mais locomotivas que tenha.

form-locomotive-limits-only-on = Locomotivas só em
form-locomotive-limits-row = Locomotivas da fileira
form-locomotive-limits-sweep = Trocar uma fileira com três locomotivas
# Words of a choice in a form.
form-word-free = compradas como as outras
