about-africa = Terrengkort dobler poengene for rutene dine
