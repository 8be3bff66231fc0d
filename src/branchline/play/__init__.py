"""Playing: notation, views, matches and their records."""
