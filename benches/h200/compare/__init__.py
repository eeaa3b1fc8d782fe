"""What `bench.py` consists of. Modules import PyTorch where they use it, so
that listing works and unit tests need none of it."""
