"""The host: the one authority of a match, with its protocol. It knows no network, no database and no process.

Whoever runs it gives it the ports it talks through (`ports`): the server on the network, or a page in a browser.
"""
