"""A die in flight: aim, physics, where it lands and what that counts for."""
