"""Rules, one package per family of games."""
