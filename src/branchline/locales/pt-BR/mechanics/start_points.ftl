# Pontos iniciais.

## Scores

line-start-points = Vantagem inicial

## Rules page

rules-start-points-title = Vantagem inicial
rules-start-points-picture = Os pontos iniciais, de quem começa a quem joga por último.
rules-start-points = Começar é uma vantagem. Por isso, quem joga depois começa com mais pontos.
rules-start-points-details = Só as diferenças importam.

## Lesson

lesson-start-points-what = Começar é uma vantagem: você pega as melhores cartas e rotas antes dos outros.
lesson-start-points-how = Por isso, quem joga depois começa com alguns pontos a mais.
lesson-start-points-score = Eles são seus até o fim e têm uma linha própria na pontuação.

## Terminal

mechanic-start-points = vantagem inicial
summary-start-points = Vantagem inicial: quem joga depois começa com alguns pontos a mais.

## Map files

map-start-points-short = precisa de uma entrada para cada um dos { $players } jogadores
form-start-points-by-turn = Pontos iniciais, na ordem dos turnos
