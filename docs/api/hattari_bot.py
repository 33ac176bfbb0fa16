#!/usr/bin/env python3
"""A program at the table: python3 hattari_bot.py http://localhost:8080 TABLE [NAME]

Sits down on a free seat of a table of Hattari (or of any game whose legal moves are listed) and plays any of them until the end.
"""
import json
import random
import sys
import urllib.request

server, table = sys.argv[1].rstrip("/"), sys.argv[2]
name = sys.argv[3] if len(sys.argv) > 3 else "Automate"
token = ""


def call(method, path, body=None):
    request = urllib.request.Request(server + "/api" + path, method=method)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", "Bearer " + token)
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(request, data, timeout=60) as answer:
        return json.load(answer)


token = call("POST", "/bots", {"name": name})["token"]
here = "/tables/" + table
seat = next(s["seat"] for s in call("POST", here + "/seats", {"name": name})["seats"] if s["you"])
seen, turn, moves = -1, {"over": False}, []
while not turn["over"]:
    updates = call("GET", "%s/feed?seat=%d&from=%d&wait=20" % (here, seat, seen))["updates"]
    for update in updates:
        seen, turn = update["seq"], update["turn"]
        moves = update.get("moves", moves)
    if moves and seat in turn["acting"]:
        move = {"seat": seat, "seq": seen, "id": "%s-%d" % (name, seen), "move": random.choice(moves)}
        call("POST", here + "/moves", move)
        moves = []
print("The game is over; places: %s." % turn["places"])
