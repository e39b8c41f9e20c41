"""The top of a skate's tongue, which stands out of the boot and leans forward. In centimeters."""
import numpy as np

from studio import shapes

from . import cloths
from .skate_boot import LENGTHS, place

LONG, WIDE, THICK = 5.2, 3.1, 0.9
DEEP = 0.42  # how far below the boot's skin the front of the tongue is
CORNER = 1.8  # the radius of the upper corners


def sheet(name, side, material):
    """One side of the tongue: the front where `side` is 1, else the back. Both meet at the edge."""
    start, _ = place(LENGTHS[-1], 0, -DEEP - THICK / 2)
    ways, across = np.linspace(-2.5, LONG, 60), np.sin(np.linspace(-np.pi / 2, np.pi / 2, 41))
    tilt = 0.11 * np.clip(ways, 0, None)
    step = ways[1] - ways[0]
    x = start[0] - np.cumsum(np.sin(tilt)) * step
    z = start[2] + np.cumsum(np.cos(tilt)) * step + ways[0]
    end = np.clip((ways - LONG + CORNER) / CORNER, 0, 1)
    half = (1.2 + (WIDE - 1.2) * np.clip((ways + 2.5) / 4, 0, 1)) * np.sqrt(1 - end**2 + 1e-4)
    thick = THICK / 2 * np.sqrt(1 - end**4 + 1e-4)
    w = half[:, None] * across
    # It wraps the ankle, and its edges are round.
    out = side * thick[:, None] * (1 - np.abs(across) ** 5) ** 0.5 - 0.075 * w**2
    points = np.stack((x[:, None] - out * np.cos(tilt)[:, None], w, z[:, None] - out * np.sin(tilt)[:, None]), -1)
    n, m = w.shape
    faces = [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(n - 1) for k in range(m - 1)]
    return shapes.mesh_of(name, points.reshape(-1, 3), [face[::side] for face in faces], material)


def tongue():
    """Synthetic leather outside, felt inside."""
    return [sheet("tongue", 1, cloths.leather((0.020, 0.021, 0.024), 14, 0.25)), sheet("felt", -1, cloths.felt((0.50, 0.51, 0.53)))]
