about-germany = Haal passagiers op; kies korte of lange tickets
rules-uncertain-germany = Eén bron verbindt München met Konstanz, de andere met Lindau. Negen tickets verschillen aan één eind in één van drie bronnen. Een oudere doos had 48 treintjes. Mannheim–Stuttgart is 2 waard, hoewel korte tickets bij 3 zouden beginnen.
