"""The server: the host of the matches on the network, with its storage and its processes."""
