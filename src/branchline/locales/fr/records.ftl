record-too-large = plus de { $bytes } octets
record-unreadable = illisible : { $problem }
record-not-utf8 = pas du texte en UTF-8
record-not-json = pas du JSON : { $problem }
record-nested = imbriqué trop profondément
record-digits = un nombre avec trop de chiffres
record-other-format = pas une partie enregistrée ; son format doit être « { $expected } »
record-other-version = la version { $found } n’est pas prise en charge ; ce programme lit jusqu’à la version { $newest }
record-missing = manque
record-missing-moves =
    { $told ->
        [one] manque ; l’enregistrement parle de { $told } coup
       *[other] manque ; l’enregistrement parle de { $told } coups
    }
record-too-many-moves = plus de { $most } coups
record-unknown-key = clé inconnue
record-kind =
    { $kind ->
        [int] un nombre entier est attendu
        [str] du texte est attendu
        [array] une liste est attendue
       *[object] un objet est attendu
    }
record-large-number = un nombre entier d’au plus { $most } est attendu
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] le résultat de hasard { $index } manque ; attendu : une carte encore dans la pioche
        [ticket] le résultat de hasard { $index } manque ; attendu : une destination qui peut être piochée maintenant
       *[number] le résultat de hasard { $index } manque ; attendu : un nombre sous { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] le résultat de hasard { $index } est { $value } ; attendu : une carte encore dans la pioche
        [ticket] le résultat de hasard { $index } est { $value } ; attendu : une destination qui peut être piochée maintenant
        [nothing] le résultat de hasard { $index } est { $value } ; rien de plus n’est attendu
       *[number] le résultat de hasard { $index } est { $value } ; attendu : un nombre sous { $below }
    }
record-no-map = il n’y a pas de plateau « { $map } », et l’enregistrement ne contient pas le sien
record-other-rules = les règles du plateau « { $map } » ont changé depuis que la partie a été jouée
record-other-state = mène à une autre position que celle enregistrée
record-not-over = la partie n’est pas finie
record-other-result = attendu : { $totals } points et les rangs { $ranks }

## Games saved by earlier versions

record-differs = Les règles ont changé depuis que cette partie a été enregistrée : à partir de { $position }, elle suit un autre cours.
