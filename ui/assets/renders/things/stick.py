"""A hockey stick that lies on its side, its blade taped from heel to toe. In centimeters, the heel near 0."""
import math

import numpy as np

from studio import brand, shapes
from studio.colours import ICE, RED
from studio.nodes import Shader
from things.cloth_roll import weave

LIE = math.radians(135)
ALONG_SHAFT = np.array((math.cos(LIE), math.sin(LIE)))
WIDE, THICK, SHAFT = 3.0, 2.0, 110.0
# The length of the blade, and where its toe begins to be round.
BLADE, TOE = 31.0, 26.2
# What is seen of a turn, half of the tape's inch, and how much higher the turn over it is: twice the real
# cloth, so that the edges are seen from afar.
TURN, LAYER = 1.27, 0.06
# Where the outer edge of the shaft begins to bend into the heel.
FOOT = np.array((-3.6, 4.1))


def outline():
    """
    The stick from the end of its shaft to the toe, as rows of (x, y) of the edge that is on the ice in
    play, (x, y) of the edge across from it, and the thickness between the two faces.
    """
    across = np.array((1, 1)) * WIDE / math.sqrt(2)
    rows = []
    for away in (SHAFT, 80, 60, 45, 30, 20, 12, 6, 2):
        low = FOOT + ALONG_SHAFT * away
        rows.append((*low, *(low + across), THICK))
    rows += [
        (-3.45, 3.95, -1.9, 6.85, 1.90), (-1.3, 1.95, -0.5, 6.25, 1.62), (1.5, 0.50, 1.7, 6.02, 1.30),
        (5.0, 0.08, 5.0, 6.05, 1.02), (10, 0.0, 10, 6.35, 0.80), (16, 0.0, 16, 6.75, 0.66), (22, 0.08, 22, 7.12, 0.60),
    ]
    for angle in np.radians((0, 25, 45, 60, 72, 80, 85, 88, 90)):
        x = TOE + (BLADE - TOE) * math.sin(angle) ** 0.85
        half = max(3.5 * math.cos(angle) ** 0.85, 0.02)
        rows.append((x, 3.86 - half, x, 3.86 + half, 0.57))
    return shapes.smooth_path(rows, 6000)


class Form:
    """The surface of the stick; `curve` is how far its toe is bent to one side."""

    def __init__(self, curve):
        self.rows, self.curve = outline(), curve
        middle = (self.rows[:, :2] + self.rows[:, 2:4]) / 2
        lengths = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))))
        heel = np.argmin(np.abs(middle[:, 0] - 1.5) + 100 * (middle[:, 1] > 6))
        self.along = lengths - lengths[heel]
        self.start, self.end = self.along[0], self.along[-1]

    def surface(self, along, around, lift=0.0):
        """
        Points `along` the stick, in centimeters from the heel (negative on the shaft), and `around` it
        (rows of `ring`); `lift` is how far above the surface they are.
        """
        part, side, angle = np.moveaxis(np.asarray(around), -1, 0)
        x0, y0, x1, y1, thick = (np.interp(along, self.along, self.rows[:, i]) for i in range(5))
        half = np.maximum(np.hypot(x1 - x0, y1 - y0) / 2, 1e-4)
        across_x, across_y = (x1 - x0) / half / 2, (y1 - y0) / half / 2
        thick = np.minimum(thick, 2 * half + 0.16)
        corner = np.minimum(np.minimum(0.48, thick * 0.46), half)
        a = part * (half - corner) + (corner + lift) * np.cos(angle)
        n = side * (thick / 2 - corner) + (corner + lift) * np.sin(angle)
        bent = np.clip((along - 5) / (BLADE - 5), 0, None)
        z = n + self.curve * bent**1.9 - 0.05 * bent * a
        return np.stack(((x0 + x1) / 2 + across_x * a, (y0 + y1) / 2 + across_y * a, z), -1)


def ring(across=26, sides=4, corners=6):
    """
    The points of a section: (part of the half width, part of the half thickness, direction of the surface).
    They begin at the edge away from the ice and go over the upper face first.
    """
    quarter = math.pi / 2
    points = []
    for turn, (a, n) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        points += [(a, n, quarter * (turn + t)) for t in np.linspace(0, 1, corners)]
        if turn == 0:
            points += [(t, 1, quarter) for t in np.linspace(1, -1, across)[1:-1]]
        elif turn == 1:
            points += [(-1, t, 2 * quarter) for t in np.linspace(1, -1, sides)[1:-1]]
        elif turn == 2:
            points += [(t, -1, 3 * quarter) for t in np.linspace(-1, 1, across)[1:-1]]
        else:
            points += [(1, t, 0) for t in np.linspace(-1, 1, sides)[1:-1]]
    return np.array(points)


def skin(name, points, uv, material):
    """
    A mesh of closed rings of points, the last ring filled. `uv` has a row for each ring, and in each row
    one more column than the ring has points.
    """
    count, m = points.shape[:2]
    i, k = (a.ravel() for a in np.mgrid[: count - 1, :m])
    l = (k + 1) % m
    faces = np.stack((i * m + k, (i + 1) * m + k, (i + 1) * m + l, i * m + l), 1)
    end = tuple(range((count - 1) * m, count * m))
    thing = shapes.mesh_of(name, points.reshape(-1, 3), [*faces.tolist(), end], material)
    corners = np.stack((uv[i, k], uv[i + 1, k], uv[i + 1, k + 1], uv[i, k + 1]), 1).reshape(-1, 2)
    corners = np.concatenate((corners, uv[-1, :m]))
    thing.data.uv_layers.new(name="UVMap").data.foreach_set("uv", corners.astype(np.float32).ravel())
    return thing


def with_uv(points, u, way=1):
    """The points and their UVs: `u` for each ring, v in centimeters around it from near the middle of the upper face."""
    closed = np.concatenate((points, points[:, :1]), 1)
    lengths = np.cumsum(np.linalg.norm(np.diff(closed, axis=1), axis=2), 1)
    lengths = np.concatenate((np.zeros((len(points), 1)), lengths), 1)
    v = way * (lengths - lengths[:, 17:18])
    return points, np.stack((np.broadcast_to(u[:, None], v.shape), v), -1)


def body(form):
    """The bare stick: shaft, hosel and blade in one piece, as composite sticks are molded."""
    tip = form.end - 1.5 * np.linspace(1, 0, 30)[1:] ** 2
    along = np.concatenate((np.linspace(form.start, -14, 90), np.linspace(-13.8, form.end - 1.5, 190), tip))
    # The other way around, so that what is printed by the UVs is not mirrored.
    return with_uv(form.surface(along[:, None], ring()[None]), along, -1)


def tape(form, start=2.4, slant=0.15, seed=4):
    """
    The turns of the tape, each over half of the last: what is seen of a turn is its half at the heel,
    and its edge looks back at the heel. `slant` is how far an edge runs along for each centimeter across.
    """
    random = np.random.default_rng(seed)
    around = ring(40, 3, 6)
    edges, at = [], start
    while at < form.end + 1.6:
        edges.append((at, slant + random.normal(0, 0.014), random.uniform(0, 6.28, 3), random.uniform(0.6, 1.4)))
        at += TURN * random.normal(1, 0.075)
    across = (around[:, 0] + 0.15 * np.cos(around[:, 2])) * 3.4

    def edge(at, lean, phase, _):
        return at + lean * across + 0.035 * np.sin(across * 1.1 + phase[0]) + 0.02 * np.sin(across * 2.7 + phase[1])

    along, lifts, u = [], [], []
    angle = np.linspace(0, 2 * math.pi, len(around), endpoint=False)
    for number, (here, there) in enumerate(zip(edges, edges[1:])):
        low, high = edge(*here), edge(*there)
        _, _, phase, loose = here
        ripple = 0.5 + 0.5 * np.sin(angle * 5 + phase[2]) * np.sin(angle * 9 + phase[0])
        # The first ring of a turn is the foot of its edge.
        along.append(low)
        lifts.append(np.full(len(around), LAYER))
        u.append(number)
        for part in (0.02, 0.06, 0.14, 0.3, 0.5, 0.7, 0.88, 1.0):
            along.append(low + (high - low) * part)
            curled, sag = 0.014 * loose * math.exp(-part * 9), 0.010 * math.sin(math.pi * part)
            lifts.append(LAYER * (2.05 - part) + (curled + sag) * ripple)
            u.append(number + part * 0.999)
    # Past the tip the tape is trimmed along the curve.
    along = np.array(along)
    keep = np.min(along, 1) < form.end + 0.2
    along = np.clip(along[keep], None, form.end)
    return with_uv(form.surface(along, around[None], np.array(lifts)[keep]), np.array(u)[keep])


def cloth_tape(worn=0.5):
    """Black cotton tape by its UVs: u counts the turns, v is in centimeters along the tape."""
    s = Shader("cloth tape")
    u, v, _ = s.axes(s.node("TexCoord").outputs["UV"])
    part, turn = s.math("FRACT", u), s.math("FLOOR", u)
    across = s.math("MULTIPLY", part, TURN)

    def on_tape(along, over):
        """A place on the tape, stretched, and on each turn another one."""
        return s.node("CombineXYZ", X=s.math("MULTIPLY", v, along), Y=s.math("MULTIPLY", across, over), Z=turn).outputs[0]

    at, crosswise = s.place(), on_tape(7.0, 0.3)
    # Threads are not all as thick: faint lines along and across the tape.
    uneven = s.math("ADD", s.noise(on_tape(0.25, 9.0), 1.0, 3, 0.6), s.noise(crosswise, 1.0, 3, 0.6))
    each = s.node("TexWhiteNoise", {"noise_dimensions": "1D"}, W=turn).outputs["Value"]
    tone = s.ramp(s.math("ADD", s.math("MULTIPLY", each, 0.35), uneven), 0.75, 1.5)
    shade = s.mix(tone, (0.012, 0.012, 0.013), (0.036, 0.036, 0.038))
    # A turn is darkest where the next one covers it.
    shade = s.mix(s.ramp(part, 0.1, 1.0, 0.0, 0.62), shade, (0.006, 0.006, 0.007))
    # The edge frays, here more and there less, and is gray with it.
    fray = s.math("MULTIPLY", s.ramp(part, 0.04, 0.12, 1, 0), s.ramp(s.noise(crosswise, 2.2, 3, 0.7), 0.35, 0.7, 0.15, 0.75))
    some = s.noise(s.node("CombineXYZ", X=s.math("MULTIPLY", v, 0.45), Y=turn).outputs[0], 1.0, 2, 0.5)
    fray = s.math("MULTIPLY", fray, s.ramp(some, 0.35, 0.65, 0.3, 1.0))
    shade = s.mix(fray, shade, (0.19, 0.19, 0.195))
    streaks = s.ramp(s.noise(s.place((0.18, 1.5, 1), 0.12), 1.3, 6, 0.72), 0.50, 0.74, 0, 0.5 * worn)
    rubbed = s.ramp(s.noise(at, 0.23, 3, 0.5), 0.42, 0.66)
    shade = s.mix(s.math("MULTIPLY", streaks, rubbed), shade, (0.16, 0.165, 0.17))
    lint = s.ramp(s.noise(at, 26, 2, 0.5), 0.74, 0.80, 0, 0.35)
    shade = s.mix(lint, shade, (0.22, 0.22, 0.22))
    folds = s.bump(s.noise(on_tape(0.6, 2.2), 1.1, 3, 0.5), 0.35, 0.05)
    normal = s.bump(weave(s, v, across), 0.55, 0.010, s.bump(uneven, 0.35, 0.012, folds))
    rough = s.ramp(s.noise(at, 0.8, 4, 0.6), 0.3, 0.7, 0.56, 0.72)
    return s.finish(s.principled(Base_Color=shade, Roughness=rough, Specular=0.26, Sheen=0.25, Normal=normal))


def composite():
    """Carbon under lacquer by the UVs in centimeters, two painted bands and the mark, its corners rubbed by boards and posts."""
    s = Shader("composite")
    at = s.node("TexCoord").outputs["UV"]
    u, v, _ = s.axes(at)
    a, b = (s.math("DIVIDE", way, 0.17) for way in (u, v))
    step = s.math("ADD", s.math("FLOOR", a), s.math("FLOOR", b))
    warp = s.math("LESS_THAN", s.math("PINGPONG", step, 2), 1.0)
    height = s.mix(warp, s.math("PINGPONG", a, 0.5), s.math("PINGPONG", b, 0.5))
    tone = s.mix(warp, (0.012, 0.013, 0.016), (0.024, 0.026, 0.031))

    def band(low, high, below, colour):
        inside = s.math("MULTIPLY", s.ramp(u, low - 0.02, low + 0.02), s.ramp(u, high - 0.02, high + 0.02, 1, 0))
        return s.mix(inside, below, colour)

    tone = band(-15.4, -14.8, band(-21.6, -16.0, tone, RED), ICE)
    tone = brand.stamp(s, at, tone, 2.5, (-11.4, 0), bar=RED, ring=ICE)
    chips = s.ramp(s.noise(s.place(), 2.6, 6, 0.75), 0.56, 0.64)
    edge = s.math("MULTIPLY", s.ramp(s.node("NewGeometry").outputs["Pointiness"], 0.515, 0.55), chips)
    scratch = s.ramp(s.noise(s.place((1, 0.05, 1), 0.7), 4.5, 4, 0.75), 0.66, 0.70, 0, 0.3)
    worn = s.math("ADD", s.math("MULTIPLY", edge, 0.8), scratch, True)
    tone = s.mix(worn, tone, (0.13, 0.13, 0.135))
    rough = s.math("ADD", s.ramp(s.noise(s.place(), 0.9, 5, 0.6), 0.3, 0.75, 0.24, 0.38), s.math("MULTIPLY", worn, 0.3))
    lacquer = {"Specular": 0.5, "Clearcoat": 0.5, "Clearcoat_Roughness": 0.14}
    return s.finish(s.principled(Base_Color=tone, Roughness=rough, Normal=s.bump(height, 0.18, 0.02), **lacquer))


def settled(bare, taped):
    """
    The points of both, turned about the shaft and lifted until shaft and blade rest on z = 0, as those of
    a stick do that is laid down.
    """
    axis = np.array((*ALONG_SHAFT, 0))
    middle = np.array((*(FOOT + np.array((1, 1)) * WIDE / math.sqrt(8)), 0))

    def turned(points, angle):
        p = points - middle
        c, s = math.cos(angle), math.sin(angle)
        return p * c + np.cross(axis, p) * s + axis * (p @ axis)[..., None] * (1 - c) + middle

    def gap(angle):
        return turned(taped, angle)[..., 2].min() - turned(bare[:60], angle)[..., 2].min()

    low, high = -0.2, 0.2
    sign = 1 if gap(high) > gap(low) else -1
    for _ in range(40):
        angle = (low + high) / 2
        low, high = (low, angle) if gap(angle) * sign > 0 else (angle, high)
    bare, taped = turned(bare, angle), turned(taped, angle)
    rest = min(bare[..., 2].min(), taped[..., 2].min())
    return bare - (0, 0, rest), taped - (0, 0, rest)


def stick(curve=2.8):
    """A stick on its back, its blade along x and its shaft 135 degrees from it, the hollow side of its blade up."""
    form = Form(curve)
    (bare, bare_uv), (taped, taped_uv) = body(form), tape(form)
    bare, taped = settled(bare, taped)
    parts = [skin("stick", bare, bare_uv, composite()), skin("tape", taped, taped_uv, cloth_tape())]
    return shapes.group("taped stick", parts)
