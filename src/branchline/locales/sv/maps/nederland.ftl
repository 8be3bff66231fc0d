about-nederland = Varje sträcka kostar tull, ofta till en rival
