"""A server of several processes, each with its share of the matches."""
