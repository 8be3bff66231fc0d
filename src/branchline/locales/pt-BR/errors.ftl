did-you-mean = { $problem }; você quis dizer { $name }?
known-names = { $problem }; conhecidos: { $names }
known-names-and-more = { $problem }; conhecidos: { $names } e mais { $more }

value-huge-number = um número enorme
value-table = uma tabela
value-list =
    { $count ->
        [one] uma lista de { $count } item
       *[other] uma lista de { $count } itens
    }

at-line = linha { $line }
at-line-and-column = linha { $line }, coluna { $column }
at-end = fim do arquivo
at-byte = byte { $byte }
at-file = arquivo
at-record = partida

## Partidas

players-out-of-range = { $map } é para { $fewest } a { $most } jogadores, não { $players }
no-seat-to-start = não existe o lugar { $seat } entre { $players } jogadores
names-disagree = { $players } jogadores precisam de { $players } nomes, não { $names }
no-such-seat = não existe o lugar { $seat }; os lugares vão de 0 a { $last }
seat-not-to-act = agora não é a vez do lugar { $seat }; é a vez de { $names }
game-is-over = a partida acabou
position-has-changed = a posição mudou desde que a jogada foi testada
no-such-action = { $action } não é uma ação; elas vão de 0 a { $last }
not-an-action = { $text } não é uma ação neste mapa
action-is-illegal = { $action } não é permitida agora; são permitidas { $legal }

## Mecânicas e mapas de outros pacotes

mechanic-not-loaded = a mecânica { $mechanic } do pacote { $package } não pode ser usada: { $problem }. Conserte o pacote, ou desinstale-o
mechanic-no-declaration = { $found } não é a declaração de uma mecânica
mechanic-known-already = já há uma mecânica { $mechanic }
mechanic-key-taken = { $mechanic } adiciona aos arquivos de mapa a chave { $key }, que { $other } já adiciona
words-missing = falta { $file }
words-unreadable = { $file }: não é uma mensagem: { $entry }
words-taken = { $file }: já há uma mensagem { $message }
maps-not-loaded = os mapas do pacote { $package } não podem ser usados: { $problem }. Conserte o pacote, ou desinstale-o
map-id-taken = já há um mapa { $map }

## Onde as partidas são jogadas

unknown-executor = as partidas são jogadas em "processes", "ray" ou ray://HOST:PORT, não em { $on }
no-ray = Ray não está instalado: pip install "branchline[ray]"
ray-unreachable = não há Ray em { $address }: { $problem }

## Tabuleiros

not-a-board-of-format = não é um tabuleiro de formato { $format }
not-a-board = { $file }: não é um tabuleiro que se possa ler ({ $problem })
board-laid-out-otherwise = { $map }: seus lugares ficariam agora em outro ponto; desenhe o tabuleiro inteiro de novo
land-would-fold = lugares deslocados a ponto de dobrar a terra; mude scale ou nudges
no-geography = sem geografia: falta { $file }
no-bounds = o board.toml do mapa deve dar os limites (bounds) da geografia
some-coordinates-missing = lugares sem coordenadas: { $missing } de { $places } ({ $names }). Dê lat e lon a cada lugar, ou disponha o tabuleiro só pelas rotas com --layout tracks
unknown-board-key = { $file }: chave desconhecida { $key }; esperada uma de { $known }
unknown-board-place = { $file }: não existe o lugar { $place } no mapa
