"""What the table offers is what the rules allow: whom a planned fight names, and whether a choice can be pointed at."""
