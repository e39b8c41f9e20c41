"""A leg in its hockey sock over a shin guard, taped. Centimetres; it stands along z, its front to -y."""
import math

import numpy as np

from studio import shapes

from .roll import WIDTH
from .sock import film, knit

# (height, half width, half depth to the front, to the back): from the ankle up to the middle of the thigh.
FORM = [
    (0, 3.7, 4.0, 3.8), (6, 5.0, 5.4, 5.0), (12, 6.2, 6.5, 6.6), (19, 7.1, 7.1, 8.1), (25, 7.4, 7.5, 8.3),
    (31, 7.2, 7.8, 7.2), (36, 7.3, 8.0, 6.5), (40, 7.9, 8.6, 6.7), (44, 8.3, 9.0, 7.0), (48, 8.2, 8.6, 7.3),
    (52, 8.1, 8.2, 7.9), (58, 8.7, 8.8, 8.6), (66, 9.6, 9.6, 9.6),
]
TOP = FORM[-1][0]
# The bands of tape: (height of the middle, rise on the way around).
BANDS = ((31.6, 0.9), (32.9, -0.8), (34.2, 0.7), (8.0, 0.7), (9.3, -0.8), (10.6, 0.6))
# A cloth is pale when the sum of its three components is above this.
PALE = 0.9
PALE_TRANSMITTANCE = 0.97
# The heights at which the bands hold the cloth.
HELD = (32.9, 9.3)


def bump(x, middle, reach, power=2):
    return np.exp(-np.abs((x - middle) / reach) ** power)


def pinched(up, angle, held):
    """Returns the depth to which what is `held` pulls the cloth in, with the puckers above and below it."""
    pull = 0.0 * up * angle
    pleats = 0.55 * np.sin(15 * angle + 1.7 * np.sin(3 * angle) + 0.25 * up) + 0.45 * np.sin(26 * angle - 0.3 * up)
    for middle in held:
        near = bump(up, middle, 2.5, 4)
        away = np.abs(up - middle)
        beside = bump(away, 4.3, 1.7)
        pull = pull - 0.24 * near + beside * (0.14 + 0.13 * pleats)
    return pull


def step(x, edge, width):
    """Returns 1 below `edge` and 0 above it, over `width`."""
    return 1 / (1 + np.exp((x - edge) / width))


def guard(up, angle):
    """
    Returns the height of the guard's parts below the cloth: the shell with its raised spine and its straight edges,
    the knee cup on it, and the wings beside the knee.
    """
    side = np.abs(angle)
    along = step(up, 37.5, 0.7) * step(-up, -3.5, 0.7)
    shell = 0.75 * step(side, 1.12, 0.05) * along
    spine = 0.75 * step(side, 0.27 - 0.004 * (up - 20), 0.045) * along
    cup = (np.abs(angle / 0.86) ** 2.8 + np.abs((up - 44.5) / 6.6) ** 2.8) ** (1 / 2.8)
    dome = 2.0 * step(cup, 0.93, 0.055) - 0.7 * np.clip(cup, 0, 1) ** 2
    rib = 0.35 * bump(side, 0.46, 0.10) * step(cup, 0.8, 0.06)
    wing = 0.8 * bump(side, 1.30, 0.26, 4) * bump(up, 44, 4.6, 4)
    return shell + spine + dome + rib + wing


def folds(up, angle, seed=0):
    """Returns the folds of the cloth: slack at the sides and behind, gathered at the ankle and behind the knee."""
    random = np.random.default_rng(seed)
    result = 0.0 * up * angle
    slack = 0.35 + 0.65 * step(-np.abs(angle), -1.2, 0.2)
    for _ in range(4):
        k, phase, rise = random.integers(1, 4), random.uniform(0, 6.3), random.uniform(-0.22, 0.22)
        result = result + random.uniform(0.05, 0.10) * slack * np.sin(k * angle + phase + rise * up)
    # The cloth hangs in creases from one edge of the shell to the other, deeper on the side where it is slack.
    creases = np.sin(1.15 * up + 1.4 * np.sin(angle + random.uniform(0, 6.3)) + random.uniform(0, 6.3))
    result = result + 0.11 * slack * np.maximum(creases, -0.3) * bump(up, 20, 10, 4)
    ankle = bump(up, 3, 3.6)
    result = result + ankle * (0.20 * np.sin(2.1 * up + 0.9 * np.sin(angle + random.uniform(0, 6.3))))
    behind = bump(up, 45, 8) * bump(np.abs(angle), math.pi, 1.2)
    for middle in HELD:
        result = result * (1 - 0.75 * bump(up, middle, 2.6, 4))
    return result + behind * (0.26 * np.sin(1.5 * up + 1.2 * np.cos(angle)) + 0.10 * np.sin(2.6 * up + 2 * angle))


def outline(up, angle, seed=0, held=HELD):
    """Returns the distance of the sock from the middle of the leg; `angle` 0 is the front. Both may be arrays."""
    path = shapes.smooth_path([(h, w, f) for h, w, f, _ in FORM], 200)
    back = shapes.smooth_path([(h, b, 0) for h, _, _, b in FORM], 200)
    up = np.clip(up, 0, TOP)
    wide = np.interp(up, path[:, 0], path[:, 1])
    front, behind = np.interp(up, path[:, 0], path[:, 2]), np.interp(up, back[:, 0], back[:, 1])
    deep = np.where(np.cos(angle) > 0, front, behind)
    # The front is flatter than the back, because the shell of the guard is below it.
    power = np.where(np.cos(angle) > 0, 2.7, 2.2)
    radius = (np.abs(np.sin(angle) / wide) ** power + np.abs(np.cos(angle) / deep) ** power) ** (-1 / power)
    return radius + guard(up, angle) + pinched(up, angle, held) + folds(up, angle, seed)


def bent(up, knee=24.0, lean=9.0):
    """The middle of the leg at a height, (y, z), and its tilt: the shin leans forward, the thigh back."""
    fine = np.linspace(0, TOP, 300)
    part = 1 / (1 + np.exp(-(fine - 46) / 2.6))
    tilt = np.radians(lean - (lean + knee) * part)
    step = fine[1] - fine[0]
    y, z = np.cumsum(-np.sin(tilt)) * step, np.cumsum(np.cos(tilt)) * step
    return tuple(np.interp(up, fine, line) for line in (y, z, tilt))


def skin(name, material, low, high, lift=0.0, slope=0.0, steps=(420, 420), seed=0, held=HELD, ends=(-math.pi, math.pi)):
    """
    A sheet around the leg from `low` to `high` (numbers, or one for each step around), `lift` above it (a
    number, or one for each step around and up); `slope` is how far it climbs on its way around, `ends`
    the angles between which it lies. UVs: centimetres around, and up (for what is lifted: across).
    """
    around, rows = steps
    angle = np.linspace(*ends, around)[:, None]
    level = np.linspace(np.broadcast_to(low, around), np.broadcast_to(high, around), rows).T
    up = level + slope * angle / (2 * math.pi)
    radius = outline(up, angle, seed, held) + lift
    y, z, tilt = bent(up)
    forward = -radius * np.cos(angle)
    points = np.stack([radius * np.sin(angle) + 0 * up, y + forward * np.cos(tilt), z + forward * np.sin(tilt)], -1)
    faces = [
        (i * rows + k, (i + 1) * rows + k, (i + 1) * rows + k + 1, i * rows + k + 1)
        for i in range(around - 1) for k in range(rows - 1)
    ]
    thing = shapes.mesh_of(name, points.reshape(-1, 3), faces, material)
    corner = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", corner)
    across = level - (np.min(low) + np.max(high)) / 2 if np.any(lift) else level
    spots = np.stack([(angle.ravel() * 7.0)[corner // rows], across.ravel()[corner]], 1)
    thing.data.uv_layers.new(name="UVMap").data.foreach_set("uv", spots.ravel())
    return thing


def taped_leg(colour, stripes, seed=0, held=HELD):
    """The sock over its guard with its turns of clear tape, from the ankle to the middle of the thigh."""
    # On dark cloth, tape is seen by what it darkens. On pale cloth that much would look like dirt.
    clear = film(PALE_TRANSMITTANCE) if sum(colour) > PALE else film()
    parts = [skin("sock", knit(colour, stripes), 0, TOP, seed=seed, held=held)]
    for number, (height, slope) in enumerate(BANDS):
        ends = height - WIDTH / 2, height + WIDTH / 2
        parts.append(skin("tape", clear, *ends, 0.04 + 0.012 * number, slope, (420, 28), seed, held))
    return shapes.group("taped leg", parts)
