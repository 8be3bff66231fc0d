record-too-large = maior que { $bytes } bytes
record-unreadable = não pode ser lido: { $problem }
record-not-utf8 = não é texto UTF-8
record-not-json = não é JSON: { $problem }
record-nested = aninhamento profundo demais
record-digits = um número com dígitos demais
record-other-format = não é uma partida salva; seu formato deve ser “{ $expected }”
record-other-version = a versão { $found } não é suportada; este programa lê até a versão { $newest }
record-missing = falta
record-missing-moves =
    { $told ->
        [one] falta; a partida conta { $told } jogada
       *[other] falta; a partida conta { $told } jogadas
    }
record-too-many-moves = mais de { $most } jogadas
record-unknown-key = chave desconhecida
record-kind =
    { $kind ->
        [int] esperado um número inteiro
        [str] esperado texto
        [array] esperada uma lista
       *[object] esperado um objeto
    }
record-large-number = esperado um número inteiro de no máximo { $most }
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] falta o resultado do acaso { $index }; esperada uma carta que ainda esteja no baralho
        [ticket] falta o resultado do acaso { $index }; esperado um bilhete que possa ser comprado agora
       *[number] falta o resultado do acaso { $index }; esperado um número menor que { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] o resultado do acaso { $index } é { $value }; esperada uma carta que ainda esteja no baralho
        [ticket] o resultado do acaso { $index } é { $value }; esperado um bilhete que possa ser comprado agora
        [nothing] o resultado do acaso { $index } é { $value }; não se esperava mais nada
       *[number] o resultado do acaso { $index } é { $value }; esperado um número menor que { $below }
    }
record-no-map = não há mapa “{ $map }”, e a partida não contém o seu
record-other-rules = as regras do mapa “{ $map }” mudaram desde que a partida foi jogada
record-other-state = leva a um estado diferente do registrado
record-not-over = a partida não acabou
record-other-result = esperados { $totals } pontos e as posições { $ranks }

## Partidas de versões anteriores

record-differs = As regras mudaram desde que esta partida foi salva: a partir de { $position } ela segue outro rumo.
