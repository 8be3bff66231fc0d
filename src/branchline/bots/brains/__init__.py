"""How bots decide: policies, and the plans, networks and searches they think with."""
