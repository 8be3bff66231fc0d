"""The game in the terminal: what is drawn, what is asked, what is told."""
