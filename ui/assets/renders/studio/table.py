"""The studio of the product pictures: the same light for things of any size."""
from . import grounds, stage


def dark_table():
    grounds.plate((0.020, 0.022, 0.027))


def table(aim=(0, 0, 4), distance=55, size=1.0, ground=dark_table, **lights):
    """
    A table before a wall; behind it, low and out of sight, the lamp that draws edges. `size` is how large
    the thing is, where a roll of tape is 1; `ground` adds what it stands on.
    """
    stage.studio(aim, distance, **{"key": 2.2, "rim": 2.0, "strip": 1, **lights})
    x, y, z = aim
    at, look = (x - 16 * size, y + 40 * size, z + 18 * size), (x - 2 * size, y, z + 2 * size)
    stage.lamp(at, look, (34 * size, 20 * size), 1.1e4 * size**2, (0.9, 0.95, 1))
    ground()
