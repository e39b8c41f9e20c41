"""An ice skate: boot, holder and steel, laced. In centimetres; it points to -x and stands on z = 0."""
import math

import numpy as np
from mathutils import Matrix

from studio import materials, shapes

from .bow import bow
from .holder import holder, steel
from .lace import WIDTH, woven
from .skate_boot import EYELET, THROAT, boot, place
from .skate_tongue import tongue
from .throat import eyelet


# The eyelets on each side, and how far up the front one is from the next.
ROWS, PITCH = 7, 2.1


def row(number):
    """How far up the front a row of eyelets is; the lowest is 0."""
    return THROAT + 0.9 + number * PITCH


def lacing(laced=ROWS, cloth=None):
    """Eyelets up the throat, and the crossings of the lowest `laced` rows."""
    cloth = cloth or woven(finer=2)
    metal, dark, parts = materials.steel(0.2, (0.7, 0.71, 0.73), turned=False), materials.rubber(), []
    keys = [(-EYELET, 0.04), (-EYELET + 0.08, 0.26), (-EYELET + 0.30, 0.33), (-1.15, 0.30), (-0.75, 0.22), (0.0, 0.10), (0.6, -0.02), (1.1, -0.12), (1.5, -0.2)]
    for i in range(ROWS):
        v = row(i)
        for sign in (-1, 1):
            parts.append(eyelet(*place(v, sign * EYELET, 0.14), metal, dark))
            if i >= laced:
                continue
            points, ups = [], []
            for w, h in shapes.smooth_path([(w, h, 0) for w, h in keys], 60)[:, :2]:
                part = (w + EYELET) / (2 * EYELET)
                point, normal = place(v + PITCH * part, sign * w, h + (0.14 if sign > 0 else 0) * math.exp(-((w / 0.9) ** 2)))
                points.append(point)
                ups.append(normal)
            away = np.clip(np.linspace(0, 1, 60) / 0.2, 0, 1)
            parts.append(shapes.ribbon("lace", points, 0.5 + (WIDTH * 0.9 - 0.5) * away, 0.13, cloth, ups, 0.1))
    return parts


def knot():
    """The bow above the highest crossing, flat on the tongue, its ends towards the toe."""
    below, _ = place(row(ROWS - 1) + 0.4 * PITCH, 0, 0.28)
    at, normal = place(row(ROWS - 1) + 0.9 * PITCH, 0, 0.28)
    up = (at - below) / np.linalg.norm(at - below)
    axes = np.stack((np.cross(up, normal), up, normal), 1)
    turn = [math.degrees(angle) for angle in Matrix(axes.tolist()).to_euler()]
    return shapes.move(bow(cloth=woven(finer=2), size=0.72), at, turn)


def upper(laced=ROWS, is_tied=False):
    """The boot with its tongue, laced up to a row of eyelets. `is_tied` is whether the laces end in a bow."""
    return [boot(), *tongue(), *lacing(laced), *([knot()] if is_tied else [])]


def skate(laced=ROWS, is_tied=False):
    """All of it, its blade on z = 0."""
    return shapes.group("skate", [*upper(laced, is_tied), holder(), steel()])
