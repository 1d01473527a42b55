### What the server refuses. The ids are the keys of the errors.

error-bad-request = The server did not understand that.
error-no-match = There is no such match.
error-not-your-seat = This seat is not yours.
error-no-free-seat = There is no free seat at this table.
error-not-over = The game is not over yet.
error-not-running = The game has not begun, or is over.
error-too-many = That was too much at once. Please wait a little.
error-store-failed = That could not be stored, so it did not happen.
error-interrupted = The server was interrupted. Please try again.
error-port-taken = The server cannot start: { $reason }.
error-database = The database cannot be used: { $reason }.
error-already-running = Undercroft runs already, with these matches: { $address }
error-no-server = The server is not installed: { $reason }.
error-no-client = The page for the browser is missing: { $reason }.
error-no-proposal = There is nothing to vote on any more: the proposal is settled, or the server has started again since.
error-outdated = This match was begun with version { $version } of the rules, which have changed since: it cannot go on, and there is no replay of it. Its record can still be saved.
error-too-much-talk = That was too much at once. Please wait a little before you write again.
    .full = No more than { $most } lines of one player are kept of a match.
error-still-running = The game is still being played; it can be deleted when it is over.
error-no-analysis = There is nothing to be analysed in this game.
error-analysis-busy = The raven is still busy with another game. Please wait until it is done.
