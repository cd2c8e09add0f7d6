"""What all games share: the contract, states, dice, plays, transcripts, batches."""
