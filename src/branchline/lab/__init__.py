"""Studies of maps and of the engine itself."""
