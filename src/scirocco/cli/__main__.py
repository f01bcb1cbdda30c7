"""``python -m scirocco.cli`` is the ``scirocco`` command."""

from scirocco.cli import main

if __name__ == "__main__":
    main()
