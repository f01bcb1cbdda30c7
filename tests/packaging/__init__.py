"""What is built and installed: source distributions, wheels, and what they say of themselves."""
