## Lecciones

learn = Aprende en tres minutos
lesson-name = Lección
lesson-step = Paso { $step } de { $steps }
lesson-skip = Saltar la lección
lesson-finish = Terminar la lección

lesson-offer-title = Nuevo en este tablero
lesson-offer =
    { $count ->
        [one] { $names }: un minuto
       *[other] { $names }: un minuto por regla
    }
lesson-show = Enséñame
lesson-not-now = Ahora no
lesson-never = No ofrecer más
lesson-title = { $name } en un minuto
lesson-of-rule = Lección: un minuto
lesson-back = Atrás
lesson-next = Siguiente
lesson-done = Listo
lesson-next-rule = Siguiente: { $name }
