"""Full states that agree with a view: everything the seat cannot see is dealt anew.

Searching bots look ahead from such states; the real one never reaches them.
"""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, vec
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.claim import open_tracks
from branchline.core.game import Game
from branchline.core.state import ASKED, FIRST, GAP, UNCHOSEN, State
from branchline.core.tickets import offer, put_under
from branchline.play.view import PHASES, View


def redeal(game: Game, view: View, dice: Dice) -> State:
    """Return a state that the view's seat cannot tell from the real one."""
    s = game.new_state()
    place_public(game, view, s)
    deal_hands(game, view, s, dice)
    deal_tickets(game, view, s, dice)
    for seat in range(game.players):
        open_tracks(game, s, seat)
    return s


def place_public(game: Game, view: View, s: State) -> None:
    """Copy everything that all can see."""
    board = game.board
    phases = {name: phase for phase, name in PHASES.items()}
    phases |= {m.name: ASKED + i for i, m in enumerate(game.mechanics)}
    s.phase = phases[view.phase]
    if s.phase >= ASKED:
        s.depth = 1  # a decision interrupts a turn
    s.seat = view.to_act[0] if view.to_act else 0
    s.starter = view.starter
    s.turn = view.turn
    s.turns_left = view.turns_left
    s.passes = view.passes
    s.shuffles = view.shuffles
    fill(s.row, view.row)
    fill(s.discard, view.discard)
    fill(s.trains, view.trains)
    fill(s.points, view.points)
    fill(s.slots, view.slots)
    fill(s.known, [n for known in view.known for n in known])
    s.discard_size = sum(view.discard)
    s.row_locomotives = view.row.count(LOCOMOTIVE)
    for seat, tracks in enumerate(view.owned):
        for track in tracks:
            s.owned[seat * board.n_words + track // WORD] |= POW[track % WORD]


def deal_hands(game: Game, view: View, s: State, dice: Dice) -> None:
    """Deal the unseen cards to the other hands, cards known to be held first, and the deck."""
    unseen = list(game.cards)
    for mechanic in game.mechanics:
        for card in mechanic.cards_aside(s):
            unseen[card] -= 1
    for card in range(N_CARDS):
        unseen[card] -= s.discard[card]
    for card in view.row:
        if card != GAP:
            unseen[card] -= 1
    for seat in range(game.players):
        held = view.hand if seat == view.seat else view.known[seat]
        for card, n in enumerate(held):
            s.hands[seat * N_CARDS + card] += n
            unseen[card] -= n
    pool = [card for card, n in enumerate(unseen) for _ in range(n)]
    mix(pool, dice)
    for seat in range(game.players):
        if seat != view.seat:
            for _ in range(view.hand_sizes[seat] - sum(view.known[seat])):
                s.hands[seat * N_CARDS + pool.pop()] += 1
    fill(s.deck, [pool.count(card) for card in range(N_CARDS)])
    s.deck_size = len(pool)


def deal_tickets(game: Game, view: View, s: State, dice: Dice) -> None:
    """Deal the unseen tickets to the pile, the other seats, and out of the game."""
    rules = game.ticket_rules
    seen = {*view.tickets, *view.offers}
    decks = [[t for t in deck if t not in seen] for deck, _ in rules.deals]
    if list(rules.pile) not in [list(deck) for deck, _ in rules.deals]:
        decks.append([t for t in rules.pile if t not in seen])
    for deck in decks:
        mix(deck, dice)
    pile = next(deck for deck in decks if set(deck) <= set(rules.pile))
    s.batches = 0
    for size in view.pile_batches:
        for _ in range(size):
            put_under(s, pile.pop())
        s.batches += 1
    words = game.board.ticket_words
    for seat in range(game.players):
        mine = seat == view.seat
        first = view.phase == PHASES[FIRST]
        for ticket in view.offers if mine else unseen_offers(game, view, seat, decks, pile, first):
            offer(s, seat, ticket, dice)
        later = [view.ticket_counts[o] for o in range(seat + 1, game.players) if o != view.seat]
        hand = view.ticket_counts[seat]
        for ticket in (
            view.tickets if mine else hand_of_tickets(game, hand, later, decks, pile, dice)
        ):
            s.kept[seat * words + ticket // WORD] |= POW[ticket % WORD]
        s.chosen[seat] = choice_of(view, seat)


def unseen_offers(
    game: Game, view: View, seat: int, decks: list[list[int]], pile: list[int], first: bool
) -> list[int]:
    """Return what another seat may be choosing from: at first so many of each deck."""
    if not first:
        return [pile.pop() for _ in range(view.offer_counts[seat])]
    deals = [n for _, n in game.ticket_rules.deals]
    return [deck.pop() for deck, n in zip(decks, deals, strict=False) for _ in range(n)]


def hand_of_tickets(
    game: Game, n: int, later: list[int], decks: list[list[int]], pile: list[int], dice: Dice
) -> list[int]:
    """Return n tickets another seat may have kept: of other decks at most what it was dealt.

    Of these it keeps so many that the pile's deck lasts for the seats that come `later`.
    """
    others: list[int] = []
    for deck, (_, most) in zip(decks, game.ticket_rules.deals, strict=False):
        if deck is not pile:
            others += deck[:most]
    spared = sum(min(len(others), hand) for hand in later)
    least = max(0, n + sum(later) - spared - len(pile))
    rest = [*others[least:], *pile]
    mix(rest, dice)
    kept = others[:least] + rest[: n - least]
    for deck in decks:
        deck[:] = [ticket for ticket in deck if ticket not in kept]
    return kept


def choice_of(view: View, seat: int) -> int:
    """Return a seat's first choice; another seat that has chosen is taken to keep all."""
    if not view.has_chosen[seat]:
        return UNCHOSEN
    if view.phase != PHASES[FIRST]:
        return 0
    if seat == view.seat:
        return view.choice
    return POW[view.offer_counts[seat]] - 1


def fill(array: vec[i64], values: tuple[int, ...] | list[int]) -> None:
    """Write values into an array."""
    for i, value in enumerate(values):
        array[i] = value


def mix(items: list[int], dice: Dice) -> None:
    """Put a list in random order."""
    for i in range(len(items) - 1, 0, -1):
        j = dice.below(i + 1)
        items[i], items[j] = items[j], items[i]
