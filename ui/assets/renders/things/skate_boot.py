"""The boot of an ice skate. In centimetres; it points to -x, its sole is 5.6 above the ice."""
import numpy as np

from studio import shapes

from .skate_cloth import surface

# (height, the toe's or the instep's x), from the sole over the toe cap and up the instep to the collar.
FRONT = [
    (5.6, -12.9), (6.6, -13.9), (8.2, -14.1), (9.8, -13.4), (10.9, -11.7), (11.5, -9.6), (12.3, -7.6),
    (14.3, -5.4), (17.3, -2.6), (20.4, -0.2), (23.4, 1.7), (26.2, 2.6), (28.0, 2.6),
]
# (height, the heel's x, half the width).
BACK = [(5.6, 12.4, 3.0), (7.2, 13.3, 3.7), (9.5, 13.6, 3.95), (13, 13.0, 3.9), (17, 11.7, 3.7), (21, 11.4, 3.9), (28, 12.3, 4.1)]
RINGS, AROUND = 240, 240
# Of the throat, from its middle outwards: the facing's inner edge, its eyelets, and its outer edge.
EDGE, EYELET, OUTER = 1.05, 1.75, 2.75
THROAT = 9.2  # how far up the front, from the sole, it begins
SOLE = 0.9  # the height of the outsole's rim
RIM = 0.42  # the radius of the padded rim of the collar

path = shapes.smooth_path([(z, x, 0) for z, x in FRONT], RINGS)
LENGTHS = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))))


def collar(v, angle):
    """How far the boot's top is from level, `v` cm up the front: (up, back). It dips at the ankles and rises at the tendon."""
    part = np.clip((v - LENGTHS[-1] + 9) / 9, 0, 1) ** 1.6
    off_heel = np.abs((angle + np.pi) % (2 * np.pi) - np.pi)
    tendon = np.exp(-((off_heel / 0.66) ** 6))
    ankle = np.exp(-(((off_heel - 1.5) / 0.75) ** 2))
    return part * (5.0 * tendon - 1.7 * ankle), part * 1.9 * tendon


def ring(v, angle):
    """The points of the boot `v` cm up its front at the angles `angle` (pi is the front), without its parts."""
    z, toe = (np.interp(v, LENGTHS, path[:, axis]) for axis in (0, 1))
    heel, half = (np.interp(z, [b[0] for b in BACK], [b[i] for b in BACK]) for i in (1, 2))
    # The sole bends in, and rises to the heel.
    inward = np.sqrt(np.clip((z - 5.6) / 1.3, 0, 1))
    c, s = np.cos(angle), np.sin(angle)
    x = (toe + heel) / 2 + (heel - toe) / 2 * np.sign(c) * np.abs(c) ** 0.84
    narrow = 1 - 0.10 * np.clip(c, 0, 1) - 0.13 * np.clip((z - 12) / 6, 0, 1) * np.clip(-c, 0, 1)
    waist = 1 - 0.12 * np.exp(-(((x - 2.0) / 4.0) ** 2)) * np.clip((11 - z) / 5, 0, 1)
    y = half * narrow * waist * (0.86 + 0.14 * inward) * np.sign(s) * np.abs(s) ** 0.82
    lift = 1.15 * np.clip((x + 5) / 11, 0, 1) * np.clip((15 - z) / 9, 0, 1)
    up, back = collar(v, angle)
    return np.stack((x + back, y, z + lift + up + 0 * x), -1)


def around_front(v):
    """For one ring: angles from the front to the -y side, and how far (cm) each is from the middle of the front."""
    angle = np.pi + np.linspace(0, 1, 400) ** 1.6 * np.pi
    points = ring(v, angle)
    return angle, np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))))


def place(v, w, h):
    """The point `v` cm up the front, `w` cm to its side (negative: to -y) and `h` above the boot; and the normal."""
    def at(v, w):
        angle, away = around_front(v)
        point = ring(v, np.interp(abs(w), away, angle))
        return point * (1, 1 if w <= 0 else -1, 1)

    side, ahead = at(v, w + 0.06) - at(v, w - 0.06), at(v + 0.06, w) - at(v - 0.06, w)
    normal = np.cross(ahead, side)
    normal /= np.linalg.norm(normal)
    return at(v, w) + normal * h, normal


def lining(top, w):
    """The rings that follow the boot's `top`: over the padded rim, except at the tongue, and down the inside."""
    inward = np.stack((top[:, 0].mean() - top[:, 0], -top[:, 1], 0 * w), 1)
    inward /= np.linalg.norm(inward, axis=1, keepdims=True)
    radius = (0.05 + (RIM - 0.05) / (1 + np.exp((EDGE + 0.5 - w) / 0.12)))[:, None]
    up = np.array((0, 0, 1.0))
    for turn in np.linspace(0, np.pi, 9)[1:]:
        yield top + inward * radius * (1 - np.cos(turn)) + up * radius * np.sin(turn), w, LENGTHS[-1] + turn * RIM
    for depth in np.linspace(0.4, 9, 12):
        thick = 2 * radius + 0.5 * np.sin(np.pi * depth / 9)
        yield top + inward * thick - up * depth, w, LENGTHS[-1] + np.pi * RIM + depth


def boot():
    """The boot as one skin; its facings stand out, and between them the tongue lies deeper. Open and lined at the top."""
    points, spots = [], []

    def add(half, w, v):
        points.append(np.concatenate((half, half[-2:0:-1] * (1, -1, 1))))
        spots.append(np.stack((np.concatenate((w, w[-2:0:-1])), np.full(AROUND, v)), 1))

    for v in np.linspace(0, LENGTHS[-1], RINGS):
        fine, away = around_front(v)
        # More steps near the front, where the parts of the throat end.
        w = away[-1] * np.linspace(0, 1, AROUND // 2 + 1) ** 1.5
        angle = np.interp(w, away, fine)
        half = ring(v, angle)
        ahead = ring(min(v + 0.05, LENGTHS[-1]), angle) - ring(max(v - 0.05, 0), angle)
        across = np.gradient(half, axis=0)
        normal = np.cross(across, ahead)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
        begun = 1 / (1 + np.exp(-(v - THROAT) / 0.12))
        raised = 0.14 / (1 + np.exp((w - OUTER) / 0.04)) - 0.42 / (1 + np.exp((w - EDGE) / 0.04))
        soled = 0.13 / (1 + np.exp(np.clip((v - SOLE) / 0.05, -60, 60)))
        padded = 0.22 * np.exp(-(((v - LENGTHS[-1] + 1.4) / 1.1) ** 4)) / (1 + np.exp((OUTER + 0.3 - w) / 0.1))
        half = half + normal * (raised * begun + soled + padded)[:, None]
        add(half, w, v)
    for inner, away, v in lining(half, w):
        add(inner, away, v)
    i, k = (a.ravel() for a in np.mgrid[: len(points) - 1, :AROUND])
    j = (k + 1) % AROUND
    faces = np.stack((i * AROUND + k, i * AROUND + j, (i + 1) * AROUND + j, (i + 1) * AROUND + k), 1).tolist()
    faces.append(tuple(range(AROUND))[::-1])
    thing = shapes.mesh_of("boot", np.concatenate(points), faces, surface(THROAT, EDGE, OUTER, SOLE, LENGTHS[-1]))
    loops = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", loops)
    uv = np.concatenate(spots)[loops].astype(np.float32)
    thing.data.uv_layers.new(name="UVMap").data.foreach_set("uv", uv.ravel())
    return thing
