"""The map studio, apart from its page: forms, checks with remedies, imports, boards, printing."""
