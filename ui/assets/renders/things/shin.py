"""A shin in its hockey sock over a guard, taped; and a guard by itself. Centimetres; it stands along z."""
import math

import numpy as np

from studio import shapes
from studio.nodes import Shader

from .roll import WIDTH, sheet

# (height, half width, half depth to the front, to the back): from the ankle up to over the knee.
FORM = [
    (0, 4.6, 4.6, 4.4), (5, 5.0, 5.2, 5.0), (12, 6.1, 6.4, 6.3), (19, 6.9, 7.3, 7.4), (25, 7.0, 7.6, 7.2),
    (30, 6.9, 7.7, 6.4), (34, 7.2, 8.6, 6.3), (38, 7.5, 9.3, 6.8), (42, 7.5, 9.0, 7.2), (47, 7.7, 8.4, 7.8),
]


def outline(height, angle):
    """How far the sock is from the middle there; `angle` 0 is the front (-y). Both may be arrays."""
    table = np.array(FORM)
    smooth = shapes.smooth_path([(h, w, f) for h, w, f, _ in FORM], 200)
    back = shapes.smooth_path([(h, b, 0) for h, _, _, b in FORM], 200)
    height = np.clip(height, table[0, 0], table[-1, 0])
    wide = np.interp(height, smooth[:, 0], smooth[:, 1])
    deep = np.where(np.cos(angle) > 0, np.interp(height, smooth[:, 0], smooth[:, 2]), np.interp(height, back[:, 0], back[:, 1]))
    # A flattened front with a ridge: the guard's shell beneath.
    power = 2.35
    radius = (np.abs(np.sin(angle) / wide) ** power + np.abs(np.cos(angle) / deep) ** power) ** (-1 / power)
    return radius + 0.12 * np.exp(-((angle / 0.16) ** 2))


def knit(colour, stripes, stitch=0.30):
    """Knitted polyester: columns of V stitches (`stitch` cm wide). `stripes` are (from, to, colour) in z."""
    s = Shader("knit")
    around, up, _ = s.axes(s.node("TexCoord").outputs["UV"])
    shade = colour
    for low, high, own in stripes:
        inside = s.math("MULTIPLY", s.ramp(up, low - 0.03, low + 0.03), s.ramp(up, high - 0.03, high + 0.03, 1, 0))
        shade = s.mix(inside, shade, own)
    column = s.math("PINGPONG", s.math("DIVIDE", around, stitch), 0.5)
    lean = s.math("MULTIPLY", column, 1.1)
    row = s.math("FRACT", s.math("ADD", s.math("DIVIDE", up, stitch * 0.8), lean))
    loop = s.math("SINE", s.math("MULTIPLY", row, math.pi))
    ridge = s.math("SINE", s.math("MULTIPLY", column, 2 * math.pi))
    height = s.math("MULTIPLY", s.math("POWER", loop, 0.6), s.math("POWER", s.math("MAXIMUM", ridge, 0.001), 0.5))
    fuzz = s.noise(s.place(), 26, 3, 0.7)
    shade = s.mix(s.ramp(height, 0.1, 0.75, 0.62, 0), shade, (0.004, 0.005, 0.008))
    normal = s.bump(height, 0.9, 0.07, s.bump(fuzz, 0.2, 0.015))
    return s.finish(s.principled(Base_Color=shade, Roughness=0.8, Specular=0.2, Sheen=0.5, Normal=normal))


def skin(name, material, low, high, lift=0.0, slope=0.0, steps=(260, 200), turns=1.0, seed=0):
    """
    A sheet around the shin from `low` to `high`, `lift` above it; `slope` is how far it climbs on its
    way around. UVs: centimetres around and up (for a wrapped sheet: along and across).
    """
    around, rows = steps
    angle = np.linspace(-math.pi, -math.pi + 2 * math.pi * turns, around)[:, None]
    up = np.linspace(low, high, rows)[None, :] + slope * angle / (2 * math.pi)
    seen = (angle + math.pi) % (2 * math.pi) - math.pi
    random = np.random.default_rng(seed)
    folds = np.zeros_like(up * seen)
    for _ in range(9):
        k, phase, rise, size = random.integers(2, 7), random.uniform(0, 6.3), random.uniform(-0.5, 0.5), random.uniform(0.01, 0.05)
        folds = folds + size * np.sin(k * seen + phase + rise * up)
    radius = outline(up, seen) + folds + lift
    points = np.stack([radius * np.sin(seen), -radius * np.cos(seen), up + 0 * seen], -1).reshape(-1, 3)
    faces = [
        (i * rows + k, (i + 1) * rows + k, (i + 1) * rows + k + 1, i * rows + k + 1)
        for i in range(around - 1) for k in range(rows - 1)
    ]
    thing = shapes.mesh_of(name, points, faces, material)
    corner = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", corner)
    across = np.linspace(low, high, rows) if not lift else np.linspace(-(high - low) / 2, (high - low) / 2, rows)
    spots = np.stack([(angle.ravel() * 7.0)[corner // rows], across[corner % rows]], 1)
    thing.data.uv_layers.new(name="UVMap").data.foreach_set("uv", spots.ravel())
    return thing


def taped_shin(colour, stripes, bands=((13.6, 1.1), (14.8, -0.9), (27.0, 0.9), (28.2, -1.1))):
    """
    The sock over its guard, with turns of clear tape at `bands`: (height, how far each climbs).
    It stands along z from 0 to 47, its front to -y.
    """
    parts = [skin("sock", knit(colour, stripes), 0, 47)]
    film = sheet(milk=0.03)
    for number, (height, slope) in enumerate(bands):
        low, high = height - WIDTH / 2, height + WIDTH / 2
        lift = 0.03 + 0.012 * number
        parts.append(skin("tape", film, low, high, lift, slope, (260, 24), 1.0, 0))
    return shapes.group("taped shin", parts)
