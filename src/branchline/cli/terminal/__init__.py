"""The game in the terminal: what it draws, asks and reports."""
