about-germany = Busque passageiros; escolha bilhetes curtos ou longos
rules-uncertain-germany = Uma fonte liga München a Konstanz; as outras, a Lindau. Nove bilhetes diferem em uma ponta em uma de três fontes. Uma caixa mais antiga tinha 48 trens. Mannheim–Stuttgart vale 2, embora se diga que os bilhetes curtos começam em 3.
