"""The game server: rooms, their event logs, and what each seat is sent of them."""
