about-legendary_asia = De Ancara a Kobe por montanhas que custam trens
rules-uncertain-legendary_asia = Uma fonte pede duas locomotivas tanto em Seoul–Vladivostok quanto em Seoul–Kobe; uma imagem do tabuleiro mostra uma. Dos primeiros bilhetes recusados, as regras impressas dizem tanto que saem da partida quanto que vão para baixo da pilha.
