about-india = Slut slingor och få poäng för Grand Tour
