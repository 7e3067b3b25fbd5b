# Receives webhooks of the service. Python 3.9 or newer, no packages:
#
#   WEBHOOK_SECRETS="whsec_…" python3 receiver.py
#
import base64
import hashlib
import hmac
import json
import os
import re
import sqlite3
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOLERANCE_SECONDS = 300
BODY_MAX_BYTES = 1_000_000
DATABASE = os.environ.get("WEBHOOK_DATABASE", "webhooks.db")

# Two secrets, separated by a space, during the overlap of a rotation.
KEYS = [
    base64.b64decode(secret.removeprefix("whsec_"))
    for secret in os.environ.get("WEBHOOK_SECRETS", "").split()
]
if not KEYS:
    raise SystemExit("Set WEBHOOK_SECRETS to the signing secret of the endpoint.")


def is_genuine(headers, body):
    event_id = headers.get("webhook-id")
    timestamp = headers.get("webhook-timestamp", "")
    signatures = headers.get("webhook-signature")
    if not event_id or not signatures or not re.fullmatch(r"[0-9]{1,15}", timestamp):
        return False
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False

    # During the overlap of a rotation there are several signatures. One match is enough.
    signed = f"{event_id}.{timestamp}.".encode() + body
    expected = [
        b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
        for key in KEYS
    ]
    return any(
        hmac.compare_digest(signature.encode(), one)
        for signature in signatures.split(" ")
        for one in expected
    )


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            length = int(self.headers.get("content-length", ""))
            if length > BODY_MAX_BYTES:
                return self.answer(413)
            # The raw bytes. JSON that was parsed and serialised again does not match the signature.
            body = self.rfile.read(length)
            if not is_genuine(self.headers, body):
                return self.answer(400)
            # The same event can arrive twice, so its ID is unique. `with` commits.
            with sqlite3.connect(DATABASE) as database:
                database.execute(
                    "INSERT INTO webhook_inbox (id, body) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
                    (self.headers["webhook-id"], body),
                )
            database.close()
            # The event is committed. Parse it in your own worker, and read the current state over REST.
            self.answer(204)
        except Exception:
            # The service tries again.
            self.answer(500)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()


if __name__ == "__main__":
    with sqlite3.connect(DATABASE) as setup:
        setup.execute("CREATE TABLE IF NOT EXISTS webhook_inbox (id TEXT PRIMARY KEY, body BLOB NOT NULL)")
    setup.close()
    server = ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver)
    print(json.dumps({"port": server.server_port}), flush=True)
    server.serve_forever()
