"""Many games among bots: simulations, tournaments, ratings, tuning and training."""
