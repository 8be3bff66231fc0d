## Outros aparelhos

network-here-only = Esta partida está só neste computador: os links abaixo funcionam aqui e em nenhum outro aparelho.
network-open-note = Você pode abri-la para a sua rede local. Então qualquer pessoa nessa rede, como no mesmo Wi-Fi, pode chegar a esta página, até você fechá-la ou encerrar o programa. Nada sai para a internet.
network-open = Abrir para a rede local
network-host-opens = Quem criou a partida pode abri-la para a rede local, no computador em que ela roda.
network-opened = Aberta para a sua rede local em { $address }. Quem está na mesma rede pode usar os links abaixo.
network-close = Fechar de novo
network-elsewhere = Outros aparelhos chegam a esta partida em { $address }.
network-working = Um momento…
link-code = Código QR
link-code-hide = Esconder o código
link-code-of = Código QR: { $label }
link-code-note = Aponte a câmera de um celular para ele.
menu-share-here = Copiar link para assistir (só neste computador)

## Sua vez

title-your-turn = Sua vez – { $page }
title-turns =
    { $count ->
        [one] Sua vez – branchline
       *[other] Sua vez em { $count } partidas – branchline
    }
game-your-turn = sua vez
play-turn = Jogar
notify = Avise-me quando for a minha vez
notify-note = Uma notificação deste navegador, quando esta página não está à frente
notify-title = Sua vez
notify-text = Estão esperando você: { $map }
notify-insecure = Aqui não é possível notificar: os navegadores só permitem com uma conexão segura (https) ou no computador em que o jogo roda.
notify-unsupported = Este navegador não tem notificações.
notify-denied = Este navegador foi instruído a não mostrar notificações desta página. Isso pode ser mudado nas configurações dele.

## A conexão

line-lost-now = A conexão caiu. Tentando de novo…
line-lost-wait =
    { $seconds ->
        [one] A conexão caiu. Nova tentativa em { $seconds } segundo.
       *[other] A conexão caiu. Nova tentativa em { $seconds } segundos.
    }
line-try-now = Tentar agora

## Desfazer

undo-left =
    { $seconds ->
        [one] Desfazer: resta { $seconds } segundo
       *[other] Desfazer: restam { $seconds } segundos
    }

## Páginas que não podem ser mostradas

page-failed = Não foi possível carregar esta página
page-failed-note = O servidor não responde, ou há uma versão mais nova da página.
try-again = Tentar de novo
replay-failed = Este replay não pode ser mostrado
game-unknown = Não há nenhuma partida com esse nome aqui. O link pode estar cortado, ou levar a outro servidor.
replay-not-over = A partida ainda está em andamento. Ela poderá ser revista quando acabar.
to-the-table = Para a mesa
room-refused = Você não pode entrar aqui
