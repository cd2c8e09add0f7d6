"""Batches on a GPU of NVIDIA's: its driver, arrays that lie on it, and the loops of a batch as kernels."""
