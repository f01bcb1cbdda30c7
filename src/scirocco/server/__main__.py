"""``python -m scirocco.server``: the server without the rest of the command line."""

from __future__ import annotations

import argparse

from scirocco.server import serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="scirocco.server", description="Serve the table on the network.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", metavar="FOLDER", help="where games are kept; else the user's data folder")
    parser.add_argument("--bots", type=int, metavar="N", help="processes that think for the computer")
    told = parser.parse_args()
    serve(told.host, told.port, told.data, bots=told.bots)
