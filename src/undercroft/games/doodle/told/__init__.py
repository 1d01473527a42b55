"""What people at the table see and hear."""
