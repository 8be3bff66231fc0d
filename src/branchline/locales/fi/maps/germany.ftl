about-germany = Nouda matkustajia, valitse lyhyitä tai pitkiä lippuja
rules-uncertain-germany = Yksi lähde yhdistää paikan München Konstanziin, muut Lindauhun. Yhdeksän lippua poikkeaa yhdessä kolmesta lähteestä toisen pään osalta. Vanhemmassa laatikossa oli 48 vaunua. Mannheim–Stuttgart on 2 pisteen arvoinen, vaikka lyhyiden lippujen sanotaan alkavan kolmesta.
