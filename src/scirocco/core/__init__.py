"""What every wargame needs: boards, pieces, positions, decisions, dice, movement, records. No game is named here."""
