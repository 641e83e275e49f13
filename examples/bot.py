#!/usr/bin/env python3
"""A bot for any game on a Palio server, with nothing but Python's standard library.

It accepts invitations and plays a legal action whenever it is asked. Make a better one by replacing `choose`.

    PALIO_URL=http://localhost:8080 PALIO_TOKEN=... python3 examples/bot.py
"""

import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

API = os.environ.get("PALIO_URL", "http://localhost:8080") + "/api/v1"
HEADERS = {
    "Authorization": "Bearer " + os.environ.get("PALIO_TOKEN", ""),
    "Content-Type": "application/json",
}


def choose(turn):
    """The whole cleverness of this bot: answers the notation of a legal action."""
    return random.choice(turn["position"]["legal"])["notation"]


def post(path, body):
    """The key in the body makes it safe to send it again when no answer came: it is carried out once."""
    data = json.dumps(body).encode()
    for attempt in range(10):
        try:
            request = urllib.request.Request(API + path, data, HEADERS, method="POST")
            with urllib.request.urlopen(request, timeout=30):
                return
        except urllib.error.HTTPError as refusal:
            if refusal.code < 500 and refusal.code != 429:
                return
        except OSError:
            pass  # The server is away for a moment.
        time.sleep(0.2 * (attempt + 1))


def obey(line):
    if line["type"] != "turn":
        print(line["type"], line["table"], flush=True)
    if line["type"] == "invited":
        # Without a key: who is invited a second time joins a second time. Sent again it is refused, without harm.
        post(f"/tables/{line['table']}/commands", {"command": {"type": "join"}})
        # Where the game does not begin by itself, its owner waits for that.
        post(f"/tables/{line['table']}/commands", {"command": {"type": "ready", "ready": True}})
    elif line["type"] == "turn":
        decision = line["position"]["decision"]
        body = {"key": f"decision-{decision}", "decision": decision, "actions": [choose(line)]}
        post(f"/tables/{line['table']}/actions", body)


def listen():
    request = urllib.request.Request(API + "/bot/stream", headers=HEADERS)
    with urllib.request.urlopen(request, timeout=60) as stream:
        print(f"Listening at {API}: invite me to a table.", flush=True)
        for line in stream:
            if line.strip():
                obey(json.loads(line))


if __name__ == "__main__":
    # The stream begins with every decision that is still open, so nothing is missed between two of them.
    while True:
        try:
            listen()
        except (OSError, http.client.HTTPException) as trouble:
            if isinstance(trouble, urllib.error.HTTPError) and trouble.code == 401:
                sys.exit("The server does not know this token: make one on your account page.")
            print(trouble, file=sys.stderr)
        time.sleep(1)
