about-switzerland = Tunnels door de Alpen, tickets naar vier buurlanden
