"""An ice skate: boot, holder and steel, laced. In centimetres; it points to -x and stands on z = 0."""
import math

import numpy as np

from studio import materials, shapes

from .holder import holder, steel
from .lace import WIDTH, woven
from .skate_boot import EYELET, THROAT, boot, place
from .throat import eyelet


def lacing(rows=7, pitch=2.1, cloth=None):
    """Eyelets and crossings up the throat."""
    cloth = cloth or woven(finer=2)
    metal, dark, parts = materials.steel(0.2, (0.7, 0.71, 0.73), turned=False), materials.rubber(), []
    keys = [(-EYELET, 0.04), (-EYELET + 0.08, 0.26), (-EYELET + 0.30, 0.33), (-1.15, 0.30), (-0.75, 0.22), (0.0, 0.10), (0.6, -0.02), (1.1, -0.12), (1.5, -0.2)]
    for i in range(rows):
        v = THROAT + 0.9 + i * pitch
        for sign in (-1, 1):
            parts.append(eyelet(*place(v, sign * EYELET, 0.14), metal, dark))
            points, ups = [], []
            for w, h in shapes.smooth_path([(w, h, 0) for w, h in keys], 60)[:, :2]:
                part = (w + EYELET) / (2 * EYELET)
                point, normal = place(v + pitch * part, sign * w, h + (0.14 if sign > 0 else 0) * math.exp(-((w / 0.9) ** 2)))
                points.append(point)
                ups.append(normal)
            away = np.clip(np.linspace(0, 1, 60) / 0.2, 0, 1)
            parts.append(shapes.ribbon("lace", points, 0.5 + (WIDTH * 0.9 - 0.5) * away, 0.13, cloth, ups, 0.1))
    return parts


def skate():
    """All of it, its blade on z = 0."""
    return shapes.group("skate", [boot(), *lacing(), holder(), steel()])
