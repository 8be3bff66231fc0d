about-germany = Prends des passagers, choisis courtes ou longues
