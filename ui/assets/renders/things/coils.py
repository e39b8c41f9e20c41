"""How laces lie: rolled up, wound into a bundle, held by a paper band. Lengths in centimetres."""
import math

import numpy as np

from studio import shapes

from .label import printed
from .lace import THICK, chrome, lace, on_ice, woven


def loosened(random, angles, most):
    """Smooth and never negative: how much air there is between two turns, round the circle."""
    air = np.full_like(angles, 0.4)
    for k in (1, 2, 3, 5):
        air += random.uniform(0, 0.5) * np.cos(k * angles + random.uniform(0, 6.3))
    return np.clip(air, 0.04, None) * most


def wound(inner, turns, loose=0.03, seed=1, gap=None):
    """
    A plan of (x, y) points: a lace wound `turns` times about a closed curve of points (counter-
    clockwise), each turn outside the last. `gap(angle)` says where the turns have more air (0 to 1).
    """
    random = np.random.default_rng(seed)
    base = np.array(inner, float)
    along = np.roll(base, -1, 0) - np.roll(base, 1, 0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    out = np.stack((along[:, 1], -along[:, 0]), 1)
    angles = np.linspace(0, 2 * math.pi, len(base), endpoint=False)
    where = np.ones(len(base)) if gap is None else gap(angles)
    whole = math.ceil(turns)
    levels = np.cumsum([THICK * 1.02 + loosened(random, angles, loose) * where for _ in range(whole + 1)], 0)
    total = int(turns * len(base))
    k, i = np.divmod(np.arange(total), len(base))
    part = i / len(base)
    offset = levels[k, i] * (1 - part) + levels[k + 1, i] * part
    return base[i] + out[i] * offset[:, None]


def dumbbell(length, end, waist, steps=600):
    """A closed curve: two round ends, pulled together in the middle. `length` from end to end."""
    angle = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    x = length / 2 * np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** 0.9
    open_ = np.clip(np.abs(x) / (length / 2), 0, 1)
    wide = waist + (end - waist) * (open_**1.6)
    y = wide * np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** 0.75
    path = shapes.smooth_path(np.column_stack((x, y, 0 * x)), steps + 1, closed=True)[:-1, :2]
    return path


def ending(plan, points, flat_from=0.25, flat_to=0.75, count=160, sharp=260, base=0.0):
    """
    A standing lace that leaves its plan through more (x, y) `points` and lies down on the way, from
    one part of that way to another (0 to 1). Answers with points and ups for `lace`.
    """
    # A little before the end of the plan, so that the way goes on in the same direction.
    before = plan[np.argmin(np.abs(np.linalg.norm(plan[-60:] - plan[-1], axis=1) - 1.4)) - 60]
    tail = shapes.smooth_path([(*before, 0), (*plan[-1], 0), *((*p, 0) for p in points)], count)[:, :2]
    start = int(np.argmin(np.linalg.norm(tail - plan[-1], axis=1))) + 1
    t = np.linspace(0, 1, count - start)
    eased = np.clip((t - flat_from) / (flat_to - flat_from), 0, 1)
    eased = eased * eased * (3 - 2 * eased)
    whole = np.concatenate((plan, tail[start:]))
    turn = np.concatenate((np.full(len(plan), 90.0), 90 * (1 - eased)))
    height = np.concatenate((np.full(len(plan), base), base * (1 - eased)))
    return on_ice(whole, turn, height)


def bundle(turns=11, length=9.4, base=0.0, tail=None, seed=1, cloth=None, metal=None, end=0.62):
    """A lace wound to a bundle, standing on its edge about the origin, along x; `tail` as in `ending`."""
    rounds = wound(dumbbell(length, end, 0.10), turns, 0.05, seed, gap=lambda a: np.abs(np.cos(a)) ** 2)
    path = ending(rounds, tail, base=base) if tail else on_ice(rounds, 90, base)
    return lace(*path, (False, bool(tail)), cloth, metal)


def roll(turns=13, inner=0.7, base=0.0, tail=None, seed=1, cloth=None, metal=None, loose=0.03):
    """
    `lace coil`: a lace rolled up like a belt, on its edge, about the origin. Its radius becomes about
    inner + turns * 0.17. `tail` is the way its end takes over the ice, as (x, y) points.
    """
    angle = np.linspace(0, 2 * math.pi, 200, endpoint=False)
    rounds = wound(np.column_stack((np.cos(angle), np.sin(angle))) * inner, turns, loose, seed)
    path = ending(rounds, tail, base=base) if tail else on_ice(rounds, 90, base)
    return lace(*path, (False, bool(tail)), cloth, metal)


# The label of a pair (`labels/band-pair.png`).
LABEL = (5.2, 1.95)


def label(depth, height):
    """The printed paper band about a pair of bundles along x, `depth` (y) and `height` (z) of it, its label to -y."""
    y, z = depth / 2, height
    corners = shapes.rounded([(-y, 0.0), (-y, z), (y, z), (y, 0.0)], 0.16, 5)
    path = shapes.even_path([(0, *c) for c in corners], 400, closed=True)
    ups = np.cross(np.array((1.0, 0, 0)), np.gradient(path, axis=0))
    lengths = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))))
    middle = float(lengths[np.argmin((path[:, 1] + y) ** 2 + (path[:, 2] - z / 2) ** 2)])
    return shapes.ribbon("band", path, LABEL[0], 0.025, printed("band-pair", LABEL, (middle, 0), is_turned=True), ups, 0.004)


def banded_pair(seed=1, tail=None):
    """A pair of laces under its label; `tail` as in `ending`."""
    cloth, metal = woven(), chrome()
    lower = bundle(9.4, seed=seed, cloth=cloth, metal=metal, tail=tail)
    upper = bundle(9.4, base=0.97, seed=seed + 1, cloth=cloth, metal=metal)
    return shapes.group("pair of laces", [lower, shapes.move(upper, (0.1, 0.05, 0), (0, 0, 2)), label(3.86, 2.0)])
