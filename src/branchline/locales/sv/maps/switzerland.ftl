about-switzerland = Tunnlar genom Alperna, biljetter till fyra grannländer
