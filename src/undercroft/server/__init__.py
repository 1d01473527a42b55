"""The server: people at their own screens play at one table. It knows games only through the kernel."""
