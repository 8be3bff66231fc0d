about-germany = Prendi passeggeri; scegli biglietti corti o lunghi
