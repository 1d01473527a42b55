"""Where the server keeps its matches: an SQL database."""
