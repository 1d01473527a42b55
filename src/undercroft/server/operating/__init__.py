"""What operators need: a log, one server for one file, and an end to what nobody wants any more."""
