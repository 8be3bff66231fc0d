## Páginas em volta da mesa

app-name = branchline
title-of = { $page } – branchline
page-tools = Esta página
pitch =
    Assente trilhos.
    Ligue cidades.
    Guarde segredo.
tagline = Jogos de trem para dois a seis jogadores, em tabuleiros com regras próprias. Grátis, no seu navegador, sem conta.
unofficial = Um projeto livre de gente que ama o jogo. Não é oficial: nenhuma editora ou autor participa dele nem responde por ele.
language = Idioma
your-name = Seu nome
name-placeholder = Opcional
back-home = Voltar ao início

## Início

new-game = Nova partida
new-game-note = Com bots, com gente nesta tela ou com outras pessoas por link.
first-game = Jogue sua primeira partida
first-game-note =
    { $count ->
        [1] { $map }, contra um bot ({ $level }). Começa na hora.
        [one] { $map }, contra { $count } bot ({ $level }). Começa na hora.
       *[other] { $map }, contra { $count } bots ({ $level }). Começa na hora.
    }
play-with-friends = Jogar com amigos
boards-title = Tabuleiros
boards-base = Jogos base
boards-expansion = Expansões
boards-other = Outros tabuleiros
board-first = comece aqui
quick-note = Escolha um e sente-se à mesa, com bots em volta.
quick-opponents = Contra
quick-play =
    { $count ->
        [1] : jogar contra um bot
        [one] : jogar contra { $count } bot
       *[other] : jogar contra { $count } bots
    }
bots-number =
    { $count ->
        [1] um bot
        [2] dois bots
        [one] { $count } bot
       *[other] { $count } bots
    }
players-range = { $from }–{ $to } jogadores
players-exactly =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
set-up = Preparar…
rules-of = Regras de
continue-title = Suas partidas
games-turns =
    { $count ->
        [one] { $count } espera você
       *[other] { $count } esperam você
    }
game-won =
    { $subject ->
        [you] Você venceu
       *[named] Vitória de { $names }
    }{ $rivals ->
        [0] , { $points } para cada um
       *[other] , { $points } a { $others }
    }
learn-title = Primeira vez?
learn-note = Junte cartas, construa rotas com elas e ligue as cidades dos seus bilhetes antes que alguém feche o caminho.
learn-rules = Ler as regras
tables-title = Mesas abertas
tables-waiting = { $count } esperando
tables-none = Agora ninguém está esperando jogadores. Abra uma mesa: quem chegar pode se sentar.
table-open = Abrir uma mesa
table-seats =
    { $count ->
        [one] { $names }, { $count } lugar livre
       *[other] { $names }, { $count } lugares livres
    }
table-join = Entrar
game-waiting = esperando jogadores
game-playing = em andamento
game-over = encerrada
play-on = Continuar
watch = Assistir
look-at-scores = Placar
forget-game = Tirar esta partida ({ $map }) da lista

## Nova partida

which-map = Qual tabuleiro?
which-variant = Qual jogo?
variant-base = O jogo normal
how-many = Quantos jogadores?
who-plays = Quem joga?
seat-who = { $seat }: quem se senta
seat-name = { $seat }: nome
name = Nome
seat-open = Lugar livre
who-here = Nesta tela
who-friend = Por link
who-open = Quem vier
who-bot = Bot: { $level }
level-greedy = simples
level-beginner = iniciante
level-easy = fácil
level-medium = médio
level-hard = difícil
level-expert = especialista
personality-hunter = caça-bilhetes
personality-racer = velocista
personality-blocker = bloqueador
personality-builder = construtor
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Várias pessoas nesta tela: uma cortina esconde suas cartas sempre que você a passa adiante.
note-open = Enquanto houver lugares livres, a mesa fica entre as mesas abertas da página inicial.
note-links = Você recebe os links para enviar assim que a mesa estiver pronta.
more-options = Início, relógio e público
who-starts = Quem começa?
by-lot = Por sorteio
turn-clock = Tempo por turno
no-clock = Sem limite
span-minutes =
    { $count ->
        [one] { $count } minuto
        [60] 1 hora
       *[other] { $count } minutos
    }
span-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
absence = Se alguém deixar os outros esperando, entra um bot
after-span = após { $span }
never = nunca
allow-spectators = Outros podem assistir
quick-bots = Os bots jogam na hora (sem desfazer)
begin-game = Começar
make-room = Abrir a mesa

## Sala de espera e links

waiting-title = { $map }: esperando jogadores
waiting-plain = Esperando jogadores
waiting-for =
    { $count ->
        [1] Ainda há um lugar livre. A partida começa sozinha quando ele for ocupado.
        [one] Há { $count } lugar livre. A partida começa sozinha.
       *[other] Ainda há { $count } lugares livres. A partida começa sozinha quando forem ocupados.
    }
seat-waiting = esperando alguém
seat-yours = seu lugar
seat-here = está aqui
seat-invited = recebeu convite, ainda não chegou
name-of-seat = Nome do jogador { $number }
rename = Mudar nome
take-seat = Sentar-se
start-now =
    { $count ->
        [1] Começar agora: um bot ocupa o lugar livre
        [one] Começar agora: bots em { $count } lugar livre
       *[other] Começar agora: bots nos { $count } lugares livres
    }
invite-title = Convidar
invite-note = Envie estes links. Quem abrir não precisa de conta.
friends-title =
    { $count ->
        [1] Falta uma pessoa
        [one] Falta { $count } pessoa
       *[other] Faltam { $count } pessoas
    }
friends-note = Um link dá direito a jogar naquele lugar: envie a uma só pessoa.
link-seat = Para { $name }
link-open = Para quem ocupar um lugar livre
link-watch = Para assistir
copy = Copiar
copied = Copiado
share = Compartilhar
copy-move = Copiar um link para esta jogada
share-more = Imagem, animação, arquivo

## Ao seguir um link

join-title = Entrar numa partida
join-invited = Seu lugar está esperando
join-open = Há um lugar para você
join-full = Todos os lugares estão ocupados
join-game = Uma partida no tabuleiro { $map }
join-with = com { $people }
join-stale = O link que você seguiu não abre nenhum lugar aqui. Peça-o de novo.
sit-down = Sentar-se
watch-game = Assistir à partida

## Fim da partida

end-title = Placar final
result-won =
    { $subject ->
        [you] Você venceu!
        [several] { $names } dividem a vitória
       *[named] { $names } vence
    }
result-points =
    { $rivals ->
        [0] { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } para cada um
       *[other] { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } a { $others }
    }
show-result = Ver o resultado
look-at-board = Ver o tabuleiro
copied-here = Copiado, só para este computador
not-copied = Aqui não dá para copiar o link
share-text = Como foi nossa partida no tabuleiro { $map }
race-title = A corrida
race-summary = Pontos ao longo da partida. No fim: { $totals }
race-total = { $name } { $points }
race-table = Pontos no tabuleiro ao longo da partida, e com bilhetes e bônus
race-move = Jogada { $move } de { $moves }
race-first = primeira jogada
race-last = última jogada
race-rest = bilhetes, bônus
awards-title = Destaques
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Mais bilhetes completos
award-tickets =
    { $count ->
        [one] { $count } completo
       *[other] { $count } completos
    }
award-best-ticket = Melhor bilhete
award-longest-track = Rota mais longa
award-spaces =
    { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    }
award-best-move = Melhor jogada
award-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
score-table = Placar
total = Total
all-tickets = Todos os bilhetes
tickets-of =
    { $count ->
        [one] { $name }: { $count } bilhete
       *[other] { $name }: { $count } bilhetes
    }
light-cell = { $name }, { $line }: { $points }. Mostrar no tabuleiro
rematch = Jogar de novo
to-rematch = Para a próxima partida
replay = Replay
tell-again = Contar linha a linha
download = Salvar a partida

## Replay

replay-of = Replay: { $map }
replay-moves = Jogadas
replay-move = Jogada
replay-begin = As cartas e os bilhetes são distribuídos.
replay-players = O que cada um tinha
replay-speed = Velocidade
replay-seat =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } · { $trains ->
        [one] { $trains } trem
       *[other] { $trains } trens
    }
replay-hidden =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $tickets ->
        [one] { $tickets } bilhete
       *[other] { $tickets } bilhetes
    }
no-cards = sem cartas
eyes = Visão de
eyes-all = todos, com as cartas à vista
move-of = { $move } de { $moves }
to-start = Para o início
step-back = Uma jogada atrás
run = Iniciar
pause = Pausar
step-on = Uma jogada à frente
to-end = Para o fim
play-from-here = Jogar daqui
back-to-room = Voltar à mesa

## Configurações

settings-title = Configurações
setting-sound = Sons
setting-sound-note = Cartas, trens, um sino quando é a sua vez
setting-guide = Guia
setting-guide-note = Conselhos nas suas primeiras partidas
setting-theme = Claro ou escuro
setting-theme-auto = Sistema
setting-theme-light = Claro
setting-theme-dark = Escuro
setting-motion = Movimento
setting-motion-auto = Sistema
setting-motion-on = Sim
setting-motion-off = Não
setting-confirm = Perguntar antes de construir uma rota
setting-confirm-touch = Ao tocar
setting-confirm-on = Sempre
setting-confirm-off = Nunca

## Ajuda: teclas

help-title = Como se joga
help-of = Como se joga: { $map }
keys-title = Teclas
key-row = Pegar essa carta da fileira
key-deck = Comprar do baralho
key-tickets = Comprar bilhetes
key-build = Listar o que você pode construir
key-hint = Perguntar o que um bot forte faria
key-enter = Confirmar
key-escape = Cancelar, fechar
key-undo = Desfazer
key-zoom = Aproximar, afastar, ver o tabuleiro todo
key-pan = Mover o tabuleiro, quando está em foco
key-help = Esta página

## Pontos por comprimento

rules-spaces = Espaços
rules-points = Pontos

## Guia

guide-title = Guia
guide-stop = Chega de conselhos
guide-first-tickets = Fique com { $keep } ou mais com trajeto em comum.
guide-draw = Pegue cartas da cor das rotas tracejadas.
guide-second-card = Mais uma carta. O que não pode pegar está apagado.
guide-claim-for = Construa { $track } para o bilhete { $letters }.
guide-claim = Construa rotas com moldura: as longas valem mais.
guide-ticket-done =
    { $count ->
        [one] Bilhete { $done } completo: pontua no fim.
       *[other] Bilhetes { $done } completos: pontuam no fim.
    }
guide-tickets = Tudo completo: você pode comprar mais bilhetes.
guide-keep = Fique com { $keep } ou mais: os quase ligados.
guide-progress = Escolha um bilhete e veja o trajeto que falta.
guide-others = Os outros jogam: o que pegam revela seus planos.
guide-pass = Você não pode comprar nem construir: passa.
guide-last-round = Última rodada: complete um bilhete ou construa.
guide-end = Pontos sublinhados aparecem no tabuleiro: escolha.

home-studio = Desenhe seu próprio mapa
home-studio-note = Ponha cidades, una-as e jogue logo no seu próprio tabuleiro.
home-studio-open = Abrir o ateliê de mapas
map-remove = Remover
map-by = de { $name }
