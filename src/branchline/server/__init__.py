"""The game server: rooms, their logs, and what each seat is sent of them."""
