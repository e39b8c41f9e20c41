"""A lace tied to a bow that lies on something flat. In centimetres."""
import numpy as np

from studio import shapes

from .lace import chrome, lace, on_ice, woven


def loop(points, turn, base, cloth):
    plan = shapes.smooth_path([(*p, 0) for p in points], 140)[:, :2]
    t = np.linspace(0, 1, 140)
    lean = turn * np.sin(np.pi * t) ** 0.6
    high = base + 0.25 * (1 - np.abs(2 * t - 1)) + 0.12
    return lace(*on_ice(plan, lean, high), (False, False), cloth)


def bow(base=0.0, cloth=None, metal=None, size=1.0):
    """A bow about the origin on a plane at `base`: two loops along x, two ends towards -y, a knot."""
    cloth, metal = cloth or woven(), metal or chrome()
    parts = []
    for sign in (1, -1):
        ears = [(-0.1, -0.1), (1.3, 0.5), (3.2, 1.25), (4.9, 1.1), (5.5, 0.1), (4.6, -0.85), (2.8, -0.75), (1.2, -0.3), (0.1, 0.05)]
        ears = [(sign * x * size * (1 if sign > 0 else 0.93), y * size + 0.1 * sign) for x, y in ears]
        parts.append(loop(ears, 70 * sign, base, cloth))
        way = [(-0.2, 0.1), (0.7, -0.8), (1.5, -1.9), (1.9, -3.2), (2.9, -4.4)] if sign > 0 else [(0.2, 0.1), (-0.6, -0.9), (-1.6, -1.7), (-3.1, -2.3), (-4.2, -3.4)]
        plan = shapes.smooth_path([(*p, 0) for p in way], 160)[:, :2]
        high = base + 0.3 * np.clip(1 - np.linspace(0, 2.2, 160), 0, 1) ** 2
        parts.append(lace(*on_ice(plan, 0, high), (False, True), cloth, metal))
    angle = np.linspace(0, 2 * np.pi, 120)
    ring = np.column_stack((0.12 * np.sin(angle), 0.62 * np.cos(angle), base + 0.52 + 0.46 * np.sin(angle)))
    outward = np.column_stack((0 * angle, 0.62 * np.cos(angle), 0.46 * np.sin(angle)))
    parts.append(shapes.ribbon("knot", ring, 0.98, 0.15, cloth, outward, 0.1))
    return shapes.group("bow", parts)
