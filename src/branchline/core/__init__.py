"""The rules every map shares: state, actions, chance, claims, tickets and scoring."""
