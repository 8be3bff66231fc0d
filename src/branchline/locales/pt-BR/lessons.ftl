## Lições

learn = Aprenda em três minutos
lesson-name = Lição
lesson-step = Passo { $step } de { $steps }
lesson-skip = Pular a lição
lesson-finish = Terminar a lição

lesson-offer-title = Novo neste tabuleiro
lesson-offer =
    { $count ->
        [one] { $names } – um minuto
       *[other] { $names } – um minuto por regra
    }
lesson-show = Mostrar
lesson-not-now = Agora não
lesson-never = Não oferecer mais
lesson-title = { $name } em um minuto
lesson-of-rule = Lição: um minuto
lesson-back = Voltar
lesson-next = Próximo
lesson-done = Pronto
lesson-next-rule = Próximo: { $name }
