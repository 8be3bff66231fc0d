practice-title = Harjoittelu
practice-intro = Tilanteita, joissa yksi siirto on selvästi paras. Valitse siirto; sitten näet, mikä se on ja miksi.
practice-puzzles = Tehtävät
practice-solved = { $solved }/{ $total } ratkaistu
practice-start = Aloita
practice-go-on = Jatka
practice-all-solved = Kaikki ratkaistu.
practice-puzzle-about =
    { $state ->
        [solved] Tehtävä { $number }: { $map }, { $players } pelaajaa, ratkaistu
        [missed] Tehtävä { $number }: { $map }, { $players } pelaajaa, ei vielä ratkaistu
       *[new] Tehtävä { $number }: { $map }, { $players } pelaajaa
    }
practice-own = Omista peleistäsi
practice-own-intro = Siirtojasi, joiden tilalla oli selvästi parempi.
practice-own-none = Niitä ei vielä ole: pelaa ensin peli loppuun tässä selaimessa.
practice-own-look = Etsi siirtoja
practice-own-count =
    { $count ->
        [one] 1 siirto, ratkaisematta { $left }
       *[other] { $count } siirtoa, ratkaisematta { $left }
    }
practice-own-clean = Yksikään siirtosi ei maksanut paljon.
practice-own-try = Yritä uudelleen
practice-ask = Sinun vuorosi: mikä siirto on paras?
practice-puzzle-of = Tehtävä { $number }/{ $total }
practice-missed-of = Tämä jäi huomaamatta: pelisi siirto { $move } ({ $map })
practice-skip = Ohita
practice-all = Kaikki harjoitukset
practice-failed = Täällä ei ole mitään harjoiteltavaa
practice-nothing-here = Tämä ei ole siirtosi, jonka tilalla oli selvästi parempi.
practice-right = Oikein.
practice-wrong = On parempi siirto.
practice-chosen = Valintasi
practice-best = Paras siirto
practice-played = Pelattu pelissä
practice-cost = Siirtosi hinta on noin { $points } pistettä ja { $chance } % voiton todennäköisyydestä.
practice-cost-unknown = Siirtosi hintaa ei ole laskettu.
practice-wins = Parhaalla siirrolla voiton todennäköisyys on noin { $percent } %.
practice-no-more = Se oli viimeinen.
practice-next = Seuraava
practice-again = Uudelleen
practice-mark-best = paras
practice-mark-chosen = valintasi
help-practice = Näytä tehtäviä yksi kerrallaan: valitse paras siirto ja näe sitten, mikä se on ja miksi. Alkaa tehtävästä NUMBER.
practice-no-such-puzzle = tehtävää { $number } ei ole; tehtäviä on { $total }
practice-you-are = { $map }. Pelaat pelaajan { $seat } puolesta.
practice-go-on-or-quit = Enter: seuraava tehtävä, q: lopeta:
practice-not-saved = Tehtävää ei voi tallentaa.
