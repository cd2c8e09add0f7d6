"""Benchmarks; results stand beside them."""
