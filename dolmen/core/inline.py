"""A mark for small functions that every move runs through: compiled, their code stands in each of their callers.

The compiler does so by itself with the very small ones. A mark costs time to compile for each call in the source, so
measure before and after.
"""


def inline(function):
    """Marks a function to be compiled into its callers; interpreted it is the same as before."""
    function.is_inline = True
    return function
