"""A stall of the locker room: a wall of planks, a bench, and a pair of skates that hangs by its laces. Centimeters."""
import math

import numpy as np
from mathutils import Euler, Vector

from studio import shapes, stage

from .floors import WORN_BENCH, bench, wood
from .lace import WIDTH, woven
from .skate import ROWS, row, skate
from .skate_boot import EYELET, place

# The arguments of `wood` for planks that are painted blue.
PAINTED = ((0.085, 0.115, 0.165), (0.050, 0.072, 0.110), 0.5)


def wall(material, planks=10, width=14.0):
    """Planks along x, which lie as those of a bench do: `move(wall(…), at, (90, 0, 0))` has them stand, their faces to -y."""
    return bench(planks, width, 420, 2.4, material)


def stall(for_skates=False):
    """
    The wall and the bench before it, lit from above on the left, as by the lamps of the ceiling. `for_skates`
    adds a cold lamp and hides the bench from reflections, so that hanging skates do not take the color of the wood.
    """
    stage.night((0.016, 0.017, 0.021))
    aim = (0, 0, 20)
    stage.lamp((-120, -56, 120), aim, (20, 20), 3.4e5, (1, 0.93, 0.84))
    stage.lamp((140, -40, 80), aim, (30, 90), 1.0e5, (0.75, 0.86, 1))
    stage.lamp((20, -140, 24), aim, (110, 30), 1.4e4, (0.93, 0.96, 1))
    shapes.move(wall(wood(*PAINTED)), (40, 18, 1), (90, 0, 0))
    planks = shapes.move(bench(5, material=wood(*WORN_BENCH)), (0, -54, 0))
    if for_skates:
        stage.lamp((-70, -70, 8), (0, 0, 22), (60, 24), 4e4, (0.82, 0.9, 1))
        for plank in planks.children:
            plank.visible_glossy = False


def hanging(at, yaw, tip, peg, cloth):
    """A skate whose sole is near `at`, turned by `yaw` and its toe down by `tip` degrees; its laces run up to `peg`."""
    turn = Euler((0, math.radians(-tip), math.radians(yaw))).to_matrix()
    parts = [shapes.move(skate(), at, (0, -tip, yaw))]
    for side in (-1, 1):
        eyelet, _ = place(row(ROWS - 1), side * EYELET, 0.3)
        start, end = np.array(Vector(at) + turn @ Vector(eyelet)), np.array(peg)
        # It sags a little on its way.
        low, high = start * 0.72 + end * 0.28 + (0, -0.5, -1.0), start * 0.35 + end * 0.65 + (0, -0.2, -0.4)
        path = shapes.smooth_path([start, low, high, end], 200)
        facing = np.tile((0.3 * side, -1.0, 0.1), (200, 1))
        parts.append(shapes.ribbon("lace", path, WIDTH * 0.9, 0.14, cloth, facing, 0.1))
    return parts


def pair(x, y, z, peg=70.0):
    """Two skates side by side, one a little lower than the other; `peg` is how far above their soles the laces meet."""
    cloth = woven(finer=2)
    top = (x, y + 2, z + peg)
    return [*hanging((x - 5, y - 3, z), 36, 14, top, cloth), *hanging((x + 9, y, z - 3.5), 22, 18, top, cloth)]
