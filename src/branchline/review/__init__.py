"""Understanding a game: how its chances moved, which moves decided it, and why."""
