"""One game on two devices: the table's open half and Mister X's sealed half."""
