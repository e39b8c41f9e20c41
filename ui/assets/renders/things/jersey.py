"""A hockey jersey that hangs by its shoulders. Centimeters; its front looks to -y, its hem is at 0."""
import math

import numpy as np

from studio import brand, shapes
from studio.colours import ICE, NAVY, RED
from studio.nodes import Shader

# (height, half the width, half the depth) of the body, from the hem to the collar.
BODY = [
    (0, 30, 6.0), (10, 29.5, 6.5), (30, 29, 7.5), (48, 29, 7.5), (56, 29.5, 7.0), (62, 30, 5.6), (67, 26, 4.4),
    (71, 18, 3.8), (74, 11.5, 3.6), (76, 9.5, 3.4),
]
# The middle of a sleeve and its radius, from the shoulder to the cuff: (x, y, z, radius).
SLEEVE = [(22.5, 0.5, 62, 7.6), (28, 0.5, 57, 8.0), (32, 0, 48, 7.8), (34.2, -0.6, 36, 7.3), (35.4, -1.2, 24, 6.8), (36, -1.8, 12, 6.5), (36, -2.2, 5, 6.4)]


def cloth(bands, mark=0.0):
    """Knitted polyester with small holes. `bands` are (from, to, color) in height; `mark` is the width of the mark on the chest."""
    s = Shader("jersey")
    x, y, z = s.axes(s.place())
    uv = s.node("TexCoord").outputs["UV"]
    across, up, _ = s.axes(uv)
    tone = tuple(c * 0.8 for c in RED)
    for low, high, own in bands:
        inside = s.math("MULTIPLY", s.ramp(up, low - 0.04, low + 0.04), s.ramp(up, high - 0.04, high + 0.04, 1, 0))
        tone = s.mix(inside, tone, own)
    if mark:
        flat = s.node("CombineXYZ", X=x, Y=z).outputs[0]
        front = brand.stamp(s, flat, tone, mark, (0, 41), bar=ICE, ring=ICE)
        tone = s.mix(s.math("LESS_THAN", y, 0), tone, front)
    holes = s.math("MULTIPLY", *(s.math("SINE", s.math("MULTIPLY", way, 2 * math.pi / 0.42)) for way in (across, up)))
    tone = s.mix(s.ramp(holes, 0.55, 0.9, 0, 0.35), tone, (0.02, 0.004, 0.006))
    normal = s.bump(holes, 0.35, -0.03, s.bump(s.noise(s.place(), 0.5, 4, 0.5), 0.35, 0.5))
    return s.finish(s.principled(Base_Color=tone, Roughness=0.62, Specular=0.25, Sheen=0.5, Normal=normal))


def body(material):
    """The body: folds fall from the shoulders, deepest at the hem."""
    random = np.random.default_rng(3)
    path = shapes.smooth_path(BODY, 300)
    z, wide, deep = path.T
    angle = np.linspace(-math.pi, math.pi, 720)[None, :]
    c, s = np.cos(angle), np.sin(angle)
    x = wide[:, None] * np.sign(s) * np.abs(s) ** 0.8
    y = -deep[:, None] * np.sign(c) * np.abs(c) ** 0.7
    hangs = np.clip(1 - z / 66, 0, 1)[:, None]
    fold = 0 * x
    for _ in range(9):
        middle, width, lean = random.uniform(-26, 26), random.uniform(1.5, 3.4), random.uniform(-0.12, 0.12)
        deepness = random.uniform(1.2, 3.0) * random.choice((-1, 1))
        fold = fold + deepness * np.exp(-(((x - middle - lean * (z[:, None] - 20)) / width) ** 2))
    # From each shoulder a fold runs to the middle of the chest.
    for side in (-1, 1):
        line = side * x - (9 + 0.9 * (z[:, None] - 44))
        fold = fold + 1.5 * np.exp(-((line / 2.2) ** 2)) * np.exp(-(((z[:, None] - 52) / 9) ** 2))
    ripple = 0.5 * np.sin(x * 0.55 + 0.6 * np.sin(z * 0.09)[:, None]) * hangs
    y = y - np.sign(c) * (fold * (0.25 + hangs) + ripple)
    hem = 0.9 * np.sin(x * 0.16 + 1.2) * hangs**3
    points = np.stack((x, y, z[:, None] + hem + 0 * x), -1)
    around = angle * 30 + 0 * x
    return shapes.tube("body", points, np.stack((around, z[:, None] + 0 * x), -1), material)


def sleeve(side, material):
    """A sleeve that hangs down; it wrinkles at the elbow."""
    random = np.random.default_rng(5 + side)
    path = shapes.smooth_path([row[:3] for row in SLEEVE], 220)
    lengths = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))))
    radius = np.interp(np.linspace(0, 1, 220), np.linspace(0, 1, len(SLEEVE)), [row[3] for row in SLEEVE])
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    front = np.array((0.0, -1.0, 0.0))
    out = np.cross(along, front)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    angle = np.linspace(-math.pi, math.pi, 240)[None, :]
    left = (lengths[-1] - lengths)[:, None]
    creases = sum(
        random.uniform(0.3, 0.7) * np.sin(left * random.uniform(0.35, 0.7) + random.choice((-1, 1)) * angle * random.integers(1, 3) + random.uniform(0, 6))
        for _ in range(5)
    ) * (0.35 + np.exp(-(((left - 30) / 14) ** 2)))
    r = radius[:, None] + creases * 0.6 + 0.5 * np.sin(3 * angle + left * 0.12)
    points = path[:, None] + out[:, None] * (np.sin(angle) * r)[..., None] + front * (np.cos(angle) * r * 0.36)[..., None]
    points[..., 0] *= side
    return shapes.tube("sleeve", points, np.stack((angle * 8.0 + 0 * r, left + 0 * r), -1), material)


def collar(material):
    """The rib at the neck."""
    angle = np.linspace(0, 2 * math.pi, 160)
    path = np.column_stack((9.6 * np.sin(angle), -3.6 * np.cos(angle) - 0.4, 75.6 - 2.2 * np.cos(angle)))
    return shapes.ribbon("collar", path, 3.2, 0.5, material, np.column_stack((np.sin(angle), -np.cos(angle), 0.3 + 0 * angle)), 0.1)


def jersey():
    """Red, with a band of navy between two of white at the hem and on each sleeve, and the mark on the chest."""
    stripes = [(7, 19, ICE), (9, 17, NAVY)]
    cuffs = [(8, 18, ICE), (10, 16, NAVY)]
    sleeves = cloth(cuffs)
    return shapes.group("jersey", [body(cloth(stripes, 23)), sleeve(1, sleeves), sleeve(-1, sleeves), collar(cloth([(-9, 99, NAVY)]))])
