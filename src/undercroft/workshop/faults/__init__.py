"""Faults on purpose: a server is killed, lied to, flooded and not listened to, and nothing it said may be untrue.

Everything happens on the loopback, with a database of its own in a folder that is deleted afterwards.
"""
