#!/usr/bin/env python3
"""Derives every draw of an exported game of Chapeau again, as docs/fairness.md tells it.

    python3 verify.py game.json [more.json ...]

Written from that page alone, with Python's standard library alone, so that nobody need trust the program that dealt.
A sentence a file. Exit code 0: every draw follows from the seed and the salts. 1: something does not. 2: a file is no exported game.
It follows the game only as far as its draws need; whether each move keeps the rules is what `./chapeau verify` looks at.
"""

import copy
import hashlib
import hmac
import json
import sys

CHANCE = -1
CLOCK = -4
CONSENT = -5
WORD = (1 << 64) - 1


class Wrong(Exception):
    """Something in the file does not follow from the rest of it."""


class Unreadable(Exception):
    """The file is not an exported game."""


# The generator


class Dice:
    """xoshiro256**, and what is made of it."""

    def __init__(self, bits):
        self.a, self.b, self.c, self.d = (int.from_bytes(bits[i : i + 8], "big") for i in (0, 8, 16, 24))
        if not any(bits):
            self.d = 1

    def next(self):
        result = turned(self.b * 5 & WORD, 7) * 9 & WORD
        t = self.b << 17 & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = turned(self.d, 45)
        return result

    def below(self, bound):
        product = (self.next() >> 32) * bound
        unfair = (1 << 32) % bound
        while product & 0xFFFFFFFF < unfair:
            product = (self.next() >> 32) * bound
        return product >> 32

    def shuffled(self, cards):
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def pick(self, cards):
        return cards[self.below(len(cards))]


def turned(word, by):
    return (word << by | word >> 64 - by) & WORD


def dice_of(seed, table, salts, number):
    message = "\n".join(["chapeau-draw-1", table, ",".join(salts), str(number)])
    return Dice(hmac.new(seed, message.encode(), hashlib.sha256).digest())


# The games: each knows whether a draw is due (`due`), draws it (`draw`), takes a move (`take`), and where it can end (`may_end`).


class Hattari:
    """2 to 4 seats: who begins, and a deal for each round."""

    def __init__(self, players, options):
        self.players = players
        self.faces = {2: [0, 3, 4, 5, 6, 7], 3: [0, 3, 4, 5, 6, 7, 8], 4: [0, 2, 3, 4, 5, 6, 7, 8]}[players]
        self.begun = option(options, "first", "random") != "random"
        self.left = 0

    def due(self):
        return self.left == 0

    def draw(self, dice):
        if not self.begun:
            return {"type": "first", "seat": dice.below(self.players)}
        faces = dice.shuffled(self.faces)
        return {"type": "deal", "suspects": faces[:3], "victim": faces[3], "clues": faces[4:]}

    def take(self, actor, move):
        if move["type"] == "first":
            self.begun = True
        elif move["type"] == "deal":
            # Everybody looks twice and accuses; the first player also swaps or keeps.
            self.left = 3 * self.players + 1
        else:
            self.left -= 1

    def may_end(self):
        return self.begun and self.left == 0


class TopHat:
    """2 or 3 seats: who places first, and who moves first."""

    def __init__(self, players, options):
        self.players = players
        self.packed = self.placed = self.drawn = 0

    def due(self):
        return self.drawn == 0 and self.packed == self.players or self.drawn == 1 and self.placed == 5 * self.players

    def draw(self, dice):
        return {"type": "first", "seat": dice.below(self.players)}

    def take(self, actor, move):
        self.packed += move["type"] == "pack"
        self.placed += move["type"] == "place"
        self.drawn += move["type"] == "first"
        if move["type"] in ("step", "jump") and self.drawn < 2:
            raise Wrong("a stack moves before it is drawn who moves first")

    def may_end(self):
        return self.drawn == 2


class Hatouf:
    """4 seats: the dealer and the cargoes, then deals of 5, 4 and 4 from each deck of 52."""

    CARGOES = ["GOLD", "WINE", "LINEN", "WOOD"]

    def __init__(self, players, options):
        self.boats = 2 if option(options, "short", "false") == "true" else 4
        self.dealer = None
        self.deals = 0
        self.undealt = []
        self.hands = [set() for _ in range(4)]
        self.out = [False] * 4
        self.gave = {}
        self.acting = None

    def due(self):
        return not any(self.hands)

    def draw(self, dice):
        if self.dealer is None:
            dealer = dice.below(4)
            drawn = dice.shuffled(self.CARGOES)[: self.boats]
            return {"type": "begin", "dealer": dealer, "cargoes": [c for c in self.CARGOES if c in drawn]}
        cards = dice.shuffled(self.pile())
        hands = []
        for seat in range(4):
            count = 0 if self.out[seat] else 5 if self.deals % 3 == 0 else 4
            hands.append(cards[:count])
            cards = cards[count:]
        return {"type": "deal", "hands": hands}

    def pile(self):
        return list(range(52)) if self.deals % 3 == 0 else self.undealt

    def look_ahead(self, move):
        """Whoever has all boats home gets no cards; that takes the rules of sailing, and is read from the deal itself."""
        if move["type"] == "deal":
            self.out = [hand == [] for hand in move["hands"]]
            if len(self.out) != 4 or all(self.out):
                raise Wrong("nobody is dealt a card")

    def take(self, actor, move):
        if move["type"] == "begin":
            self.dealer = move["dealer"]
        elif move["type"] == "deal":
            self.hands = [set(hand) for hand in move["hands"]]
            self.undealt = [card for card in self.pile() if not any(card in hand for hand in self.hands)]
            self.dealer = (self.dealer + (self.deals > 0 and self.deals % 3 == 0)) % 4
            self.deals += 1
            self.gave = {}
            self.acting = None if self.exchanging() else self.next_holder(self.dealer)
        elif move["type"] == "exchange":
            self.exchange(actor, move["card"])
        else:
            if actor != self.acting:
                raise Wrong("it is not that seat's turn")
            held(self.hands[actor], move["card"])
            self.hands[actor].remove(move["card"])
            self.acting = self.next_holder(actor)

    def next_holder(self, seat):
        return next((s % 4 for s in range(seat + 1, seat + 5) if self.hands[s % 4]), None)

    def exchanging(self):
        return sum(2 for seat in (0, 1) if self.hands[seat] and self.hands[seat + 2])

    def exchange(self, actor, card):
        held(self.hands[actor], card)
        if self.acting is not None or actor in self.gave:
            raise Wrong("nothing is left to exchange")
        self.gave[actor] = card
        if len(self.gave) == self.exchanging():
            for seat, given in self.gave.items():
                self.hands[seat].remove(given)
            for seat, given in self.gave.items():
                self.hands[(seat + 2) % 4].add(given)
            self.acting = self.next_holder(self.dealer)

    def may_end(self):
        return self.deals > 0 and (self.acting is not None or self.due())


class Hunch:
    """3 to 6 seats: who begins, secret targets, the grid, and clue cards each round."""

    TARGETS = 64
    CLUES = 48

    def __init__(self, players, options):
        self.players = players
        self.secrets = 3 if players <= 4 else 2
        own = [line for line in option(options, "deck", "").splitlines() if line.strip()]
        self.deck = len(own) or self.TARGETS
        self.step = "deal" if option(options, "first", "random") != "random" else "first"
        self.targets = []
        self.chosen = 0
        self.pile = set(range(self.CLUES))
        self.discards = set()
        self.hands = []
        self.taken = set()

    def due(self):
        return self.step in ("first", "deal", "lay", "draw", "replace")

    def draw(self, dice):
        if self.step == "first":
            return {"type": "first", "seat": dice.below(self.players)}
        if self.step == "deal":
            return {"type": "deal", "targets": self.some(dice, self.players * self.secrets, [])}
        if self.step == "lay":
            added = self.some(dice, 12 - len(self.targets), self.targets)
            return {"type": "lay", "targets": dice.shuffled(self.targets + added)}
        if self.step == "replace":
            return {"type": "replace", "card": dice.pick(sorted(self.pile))}
        pile = self.round_pile()
        cards = []
        for _ in range(2 * self.players):
            cards.append(dice.pick(sorted(pile)))
            pile.remove(cards[-1])
        return {"type": "draw", "cards": cards}

    def some(self, dice, count, left_out):
        cards = []
        while len(cards) < count:
            card = dice.below(self.deck)
            if card not in cards and card not in left_out:
                cards.append(card)
        return cards

    def round_pile(self):
        """The pile, with all discards in it again where it is too small for a round."""
        return set(self.pile) if len(self.pile) >= 3 * self.players else self.pile | self.discards

    def take(self, actor, move):
        kind = move["type"]
        if kind == "first":
            self.step = "deal"
        elif kind == "deal":
            self.targets = move["targets"]
            self.step = "choose"
        elif kind == "choose":
            self.chosen += 1
            self.step = "lay" if self.chosen == self.players else "choose"
        elif kind == "lay":
            self.step = "draw"
        elif kind == "draw":
            self.begin_round(move["cards"])
        elif kind == "redraw":
            self.redrawn = (actor, move["card"])
            self.discards.add(self.hands[actor][move["card"]])
            self.step = "replace"
        elif kind == "replace":
            seat, place = self.redrawn
            self.hands[seat][place] = move["card"]
            self.pile.remove(move["card"])
            self.step = "play"
        elif kind == "take":
            self.taken.add(self.hands[move["author"]][move["clue"]])
        elif kind == "guess":
            self.guessing()

    def begin_round(self, cards):
        if len(self.pile) < 3 * self.players:
            self.pile |= self.discards
            self.discards = set()
        self.pile -= set(cards)
        self.hands = [cards[2 * seat : 2 * seat + 2] for seat in range(self.players)]
        self.taken = set()
        self.step = "play"

    def guessing(self):
        """The clues nobody took are discarded before the guesses; after the last guess, the next round is drawn."""
        self.discards |= {card for hand in self.hands for card in hand} - self.taken
        self.hands = []
        self.step = "guess"

    def look_ahead(self, move):
        # When the last hunch is laid the rules say; the draw that follows may stand nowhere else.
        if self.step == "guess" and move["type"] == "draw":
            self.step = "draw"

    def may_end(self):
        return self.step == "guess"


class HuisClos:
    """4 to 8 seats: who begins, the deal, a clue drawn from a hand, and clues scattered among the places of death."""

    GUESTS = ["LECOMTE", "WILLIAMS", "BORROW", "GEORGES", "EDDINGTON", "WORMS", "PUDDINGHAM", "PEELY"]
    PLACES = ["BLUE_SUITE", "DRAWING_ROOM", "LIBRARY", "KITCHEN", "GREENHOUSE", "CELLAR", "GUN_ROOM"]
    WEAPONS = ["ROPE", "POKER", "PAPER_KNIFE", "KNIFE", "SECATEURS", "ARSENIC", "REVOLVER"]
    OBJECTS = (
        "STETHOSCOPE PILLBOX REFLEX_HAMMER DOCTORS_BAG POWDERED_WIG GAVEL LAW_BOOK PINCE_NEZ FAN PEARLS LACE_GLOVE LORGNETTE "
        "SILVER_TRAY FEATHER_DUSTER HIP_FLASK KEYS QUILL MANUSCRIPT INKWELL CRAVAT MAGNIFYING_GLASS HANDCUFFS NOTEBOOK PIPE "
        "TOP_HAT CANE CIGAR PLAYING_CARDS THERMOMETER NURSES_CAP SYRINGE FOB_WATCH"
    ).split()
    CLUES = OBJECTS + WEAPONS

    def __init__(self, players, options):
        self.players = players
        self.characters = option(options, "characters", "chosen")
        drawn = option(options, "first", "random") == "random" or self.characters == "chosen"
        self.step = "first" if drawn else "deal"
        self.cast = {}
        self.alive = [True] * players
        self.at = ["BLUE_SUITE"] * players
        self.hands = [set() for _ in range(players)]
        self.lying = {}
        self.acted = set()
        self.watched = set()
        self.asked = set()
        self.slipped = {}
        self.urn = set()
        self.back = set()
        self.scenes = []

    def due(self):
        return self.step in ("first", "deal", "draw", "scatter")

    def draw(self, dice):
        if self.step == "first":
            return {"type": "first", "seat": dice.below(self.players)}
        if self.step == "deal":
            return self.deal(dice)
        if self.step == "draw":
            return {"type": "draw", "clue": dice.pick(self.in_order(self.hands[self.victim]))}
        return {"type": "scatter", "places": [dice.pick(self.scenes) for _ in self.urn]}

    def deal(self, dice):
        guests = {
            "chosen": lambda: [self.cast[seat] for seat in range(self.players)],
            "order": lambda: self.GUESTS[: self.players],
            "random": lambda: dice.shuffled(self.GUESTS)[: self.players],
        }[self.characters]()
        murderer = dice.below(self.players)
        suite = {"ROPE"}
        for guest in range(8):
            suite.add(dice.pick(self.OBJECTS[4 * guest : 4 * guest + 4]))
        others = dice.shuffled([clue for clue in self.CLUES if clue not in suite])
        places = [self.in_order(suite)] + [others[i : i + 5] for i in range(0, 30, 5)]
        return {"type": "deal", "guests": guests, "murderer": murderer, "places": places}

    def in_order(self, clues):
        return [clue for clue in self.CLUES if clue in clues]

    def living(self):
        return [seat for seat in range(self.players) if self.alive[seat]]

    def take(self, actor, move):
        getattr(self, "take_" + move["type"].lower())(actor, move)

    def take_first(self, actor, move):
        self.step = "choose" if self.characters == "chosen" else "deal"

    def take_choose(self, actor, move):
        self.cast[actor] = move["guest"]
        self.step = "deal" if len(self.cast) == self.players else "choose"

    def take_deal(self, actor, move):
        self.lying = {place: set(clues) for place, clues in zip(self.PLACES, move["places"])}
        self.step = "play"

    def take_pick(self, actor, move):
        self.pass_on(move["clue"], self.lying["BLUE_SUITE"], self.hands[actor])

    def pass_on(self, clue, giver, taker):
        held(giver, clue)
        giver.remove(clue)
        taker.add(clue)

    # Investigations

    def take_search(self, actor, move):
        self.at[actor] = move["place"]
        self.ask(actor, None)

    def take_exchange(self, actor, move):
        self.taker, self.victim = actor, move["victim"]
        self.at[actor] = self.at[self.victim]
        self.ask(actor, self.victim)

    def ask(self, actor, victim):
        """Whoever else stands there, and has not watched in this round, is asked whether to watch; not the last two."""
        self.then = "play" if victim is None else "draw"
        here = {seat for seat in self.living() if self.at[seat] == self.at[actor]}
        self.asked = set() if len(self.living()) == 2 else here - {actor, victim} - self.watched
        self.watching = set()
        self.step = "observe" if self.asked else self.then

    def take_observe(self, actor, move):
        held(self.asked, actor)
        self.asked.remove(actor)
        if move["yes"]:
            self.watching.add(actor)
        if not self.asked:
            self.watched |= self.watching
            self.step = self.then

    def take_walk(self, actor, move):
        self.at[actor] = move["place"]
        self.done(actor)

    def done(self, actor):
        """When all have investigated, the urn goes round; where nobody holds a clue, the round is over."""
        if actor in self.acted:
            raise Wrong("that seat has investigated in this round")
        self.acted.add(actor)
        if self.acted == set(self.living()) and not any(self.hands[seat] for seat in self.acted):
            self.end_round()

    def take_accuse(self, actor, move):
        self.at[actor] = self.at[move["accused"]]
        # An accusation that was right ends the game, and the clue does not matter any more.
        self.hands[actor].discard(move["clue"])
        self.done(actor)

    def take_take(self, actor, move):
        here = self.lying[self.at[actor]]
        self.pass_on(move["clue"], here, self.hands[actor])
        if move["put"] != "NONE":
            self.pass_on(move["put"], self.hands[actor], here)
        self.hands[actor].discard(move["destroy"])
        here.discard(move["destroyThere"])
        self.done(actor)

    def take_draw(self, actor, move):
        self.pass_on(move["clue"], self.hands[self.victim], self.hands[self.taker])
        self.step = "give"

    def take_give(self, actor, move):
        self.pass_on(move["clue"], self.hands[actor], self.hands[self.victim])
        self.step = "play"
        self.done(actor)

    # The urn

    def take_slip(self, actor, move):
        if self.acted != set(self.living()):
            raise Wrong("the urn goes round before all have investigated")
        self.slipped[actor] = move["clue"]
        if set(self.slipped) == {seat for seat in self.living() if self.hands[seat]}:
            self.open_urn()

    def open_urn(self):
        for seat, clue in self.slipped.items():
            if clue != "NONE":
                self.pass_on(clue, self.hands[seat], self.urn)
        deadly = {place for place, weapon in zip(self.PLACES, self.WEAPONS) if weapon in self.urn}
        died = [seat for seat in self.living() if self.at[seat] in deadly]
        for seat in died:
            self.alive[seat] = False
            self.lying[self.at[seat]] |= self.hands[seat]
            self.hands[seat] = set()
        self.scenes = [place for place in self.PLACES if any(self.at[seat] == place for seat in died)]
        self.back = {seat for seat, clue in self.slipped.items() if self.alive[seat] and clue != "NONE"}
        self.slipped = {}
        # After this the game may be over; where it goes on, whoever put a clue in takes one back.
        self.rest_if_done()

    def take_takeback(self, actor, move):
        held(self.back, actor)
        self.back.remove(actor)
        self.pass_on(move["clue"], self.urn, self.hands[actor])
        self.rest_if_done()

    def rest_if_done(self):
        if self.back:
            return
        if self.urn and len(self.scenes) > 1 and len(self.living()) > 1:
            self.step = "scatter"
            return
        if self.scenes:
            self.lying[self.scenes[0]] |= self.urn
        self.end_round()

    def take_scatter(self, actor, move):
        for clue, place in zip(self.in_order(self.urn), move["places"]):
            self.lying[place].add(clue)
        self.end_round()

    def end_round(self):
        self.urn = set()
        self.watched = set()
        self.acted = set()
        self.step = "play"

    def may_end(self):
        return self.step in ("play", "scatter")


def held(cards, card):
    if card not in cards:
        raise Wrong("%s is not there to be taken" % card)


def option(options, name, standard):
    return options.get(name) or standard


GAMES = {"hattari": Hattari, "tophat": TopHat, "hatouf": Hatouf, "hunch": Hunch, "huisclos": HuisClos}


# The file


def verify(game):
    """Raises Wrong with the first thing that does not hold; answers how many draws there are."""
    seed = seed_of(game["seed"])
    if hashlib.sha256(seed).hexdigest() != game["commitment"]:
        raise Wrong("The seed is not the one that was committed to before the first deal.")
    if len(game["salts"]) != game["setup"]["players"]:
        raise Wrong("There is not one salt a seat.")
    for seat, (salt, seal) in enumerate(zip(game["salts"], game["seals"])):
        if seal and salt != seal and hashlib.sha256(("chapeau-salt-1\n" + salt).encode()).hexdigest() != seal:
            raise Wrong("The salt of seat %d is not the one that was sealed." % seat)
    rules = GAMES[game["game"]](game["setup"]["players"], game["setup"]["options"])
    draws = 0
    past = [copy.deepcopy(rules)]
    for number, row in enumerate(game["moves"], 1):
        if row["seq"] != number:
            raise Wrong("Move %d is missing, or the moves are not in order." % number)
        if row["actor"] == CONSENT:
            rules = taken_back(game["moves"], row, past)
            past.append(copy.deepcopy(rules))
            continue
        if row["actor"] == CLOCK:
            # Its time was over, and a bot decided for this seat.
            row = {**row, "actor": row["move"]["seat"], "move": row["move"]["move"]}
        if row["actor"] == CHANCE:
            draws += 1
            check_draw(rules, row, draws, dice_of(seed, game["table"], game["salts"], draws))
        elif rules.due():
            raise Wrong("Move %d is a player's, where a draw was due." % number)
        follow(rules, row)
        past.append(copy.deepcopy(rules))
    if not rules.may_end():
        raise Wrong("The game cannot be over after its last move.")
    return draws


def taken_back(moves, row, past):
    """Where things stood before what all agreed to take back, which no draw may be among."""
    to = row["move"].get("to", -1)
    if not 0 <= to < len(past) - 1:
        raise Wrong("Entry %d takes back what was not played." % row["seq"])
    if any(gone["actor"] == CHANCE for gone in moves[to:row["seq"] - 1]):
        raise Wrong("Entry %d takes back a draw." % row["seq"])
    return copy.deepcopy(past[to])


def seed_of(text):
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise Wrong("The seed is not 32 bytes in hexadecimal.")
    return seed


def check_draw(rules, row, number, dice):
    if hasattr(rules, "look_ahead"):
        rules.look_ahead(row["move"])
    if not rules.due():
        raise Wrong("Move %d is a draw where none was due." % row["seq"])
    drawn = rules.draw(dice)
    if drawn != row["move"]:
        raise Wrong("Draw %d (move %d) does not follow from the seed and the salts: it should be %s." % (number, row["seq"], json.dumps(drawn)))


def follow(rules, row):
    try:
        rules.take(row["actor"], row["move"])
    except Wrong as why:
        raise Wrong("Move %d does not fit what was dealt: %s." % (row["seq"], why)) from None
    except (KeyError, IndexError, AttributeError, TypeError, ValueError):
        raise Wrong("Move %d does not fit what was dealt." % row["seq"]) from None


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            game = json.load(file)
    except OSError:
        raise Unreadable("Cannot read %s." % path) from None
    except ValueError:
        raise Unreadable("%s is not an exported game: it is not JSON." % path) from None
    if not isinstance(game, dict) or game.get("format") != "chapeau-game-1":
        raise Unreadable("%s is not an exported game." % path)
    if game.get("game") not in GAMES:
        raise Unreadable("%s is a game this program does not know." % path)
    # Files written before salts were sealed have no seals.
    game["seals"] = game.get("seals") or [""] * len(game.get("salts", ""))
    return game


def judge(path):
    """The verdict on one file in a sentence, and its exit code."""
    try:
        game = read(path)
        draws = verify(game)
    except Unreadable as why:
        return str(why), 2
    except Wrong as why:
        return "Not honest: %s" % why, 1
    except (KeyError, IndexError, AttributeError, TypeError, ValueError):
        return "%s is not an exported game: a part of it is missing or not what it should be." % path, 2
    found = "all %d draws of %d moves follow from it and the salts." % (draws, len(game["moves"]))
    return "Honest: the seed is the one committed to, and " + found, 0


def main(paths):
    if not paths:
        print("Say which file: python3 verify.py game.json", file=sys.stderr)
        return 2
    worst = 0
    for path in paths:
        sentence, code = judge(path)
        print(sentence, file=sys.stderr if code else sys.stdout, flush=True)
        worst = max(worst, code)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
