"""What the threads of a block do together: wait for each other, and count in turn.

As plain functions they are for one thread alone, interpreted or compiled for the processor. `on_gpu` makes the body
that many threads need.
"""


def barrier():
    """Waits until every thread of the block has come here."""


def add(array, place, number):
    """Adds to a number that other threads add to as well; returns what it was before."""
    before = array[place]
    array[place] += number
    return before


def count_in_warp(is_so):
    """How many threads of the warp say yes; all of them have to come here."""
    return 1 if is_so else 0


def _gpu_barrier():
    from numba import cuda

    def barrier():
        cuda.syncthreads()

    return barrier


def _gpu_add():
    from numba import cuda

    def add(array, place, number):
        return cuda.atomic.add(array, place, number)

    return add


def _gpu_count_in_warp():
    from numba import cuda

    def count_in_warp(is_so):
        return cuda.popc(cuda.ballot_sync(0xFFFFFFFF, is_so))

    return count_in_warp


barrier.on_gpu = _gpu_barrier  # type: ignore[attr-defined]
add.on_gpu = _gpu_add  # type: ignore[attr-defined]
count_in_warp.on_gpu = _gpu_count_in_warp  # type: ignore[attr-defined]
