"""Packs of tape: rolls on top of each other, held by a printed paper band. Centimetres, on the ground."""
import math

import numpy as np

from studio import shapes
from studio.colours import NAVY
from studio.nodes import Shader

from .label import printed
from .roll import INSIDE, OUTSIDE, WIDTH, roll

# The size of a band's print (`labels/band-*.png`); beyond it, its colours run on.
PRINT = (13.5, 5.1)
# The ring of card between two rolls, which keeps one from sticking to the other, and a little air.
CARD = 0.05
STEP = WIDTH + CARD + 0.02


def band(path, middle, name):
    """A sheet that stands around a closed path of (x, y), its label's middle at the path's first point."""
    ring = np.array([*path, path[0]], float)
    lengths = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))))
    rows = np.linspace(-PRINT[1] / 2, PRINT[1] / 2, 4)
    vertices = [(x, y, middle + z) for x, y in ring for z in rows]
    count = len(rows)
    faces = [
        (i * count + k, (i + 1) * count + k, (i + 1) * count + k + 1, i * count + k + 1)
        for i in range(len(ring) - 1) for k in range(count - 1)
    ]
    sheet = shapes.mesh_of("band", vertices, faces, printed(name, PRINT, edge=PRINT[1] / 2))
    along = np.where(lengths > lengths[-1] / 2, lengths - lengths[-1], lengths)
    corner = np.empty(len(sheet.data.loops), np.int32)
    sheet.data.loops.foreach_get("vertex_index", corner)
    spots = np.stack([along[corner // count], rows[corner % count]], 1)
    sheet.data.uv_layers.new(name="UVMap").data.foreach_set("uv", spots.ravel())
    thickness = sheet.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.03, 1
    return sheet


def card():
    """The ring of navy card between two rolls."""
    s = Shader("card")
    colour = s.finish(s.principled(Base_Color=NAVY, Roughness=0.7, Specular=0.3))
    half = CARD / 2
    return shapes.lathe("card", [(INSIDE, -half), (OUTSIDE - 0.02, -half), (OUTSIDE - 0.02, half), (INSIDE, half)], colour, 360)


def stack(count, seed=1, first=0.0, loose=0.03):
    """Rolls lying on each other, none quite above the one below; `loose` says how far, in centimetres."""
    random = np.random.default_rng(seed)
    one = roll(seed=seed)
    things = []
    for number in range(count):
        x, y = random.normal(0, loose, 2)
        place = {"at": (x, y, WIDTH / 2 + number * STEP), "turn": (0, 0, first + random.uniform(-90, 90))}
        things.append(shapes.copy(one, **place) if number else shapes.move(one, **place))
        if number:
            things.append(shapes.move(card(), (x, y, (number - 0.5) * STEP + WIDTH / 2)))
    return things


def banded(name="band-five", count=5, seed=1):
    """A pack of five: about the z axis, its foot at 0, the label to -y."""
    angles = -math.pi / 2 + np.linspace(0, 2 * math.pi, 160, endpoint=False)
    radius = OUTSIDE + 0.035
    path = [(radius * math.cos(a), radius * math.sin(a)) for a in angles]
    rolls = stack(count, seed, loose=0.02)
    return shapes.group("pack of five", [*rolls, band(path, count * STEP / 2, name)])


def pair(count=5):
    """Two packs of five side by side, one a little turned, their labels to -y."""
    apart = OUTSIDE + 0.35
    left = shapes.move(banded(count=count, seed=2), (-apart, 0.5, 0), (0, 0, 7))
    right = shapes.move(banded(count=count, seed=4), (apart, -0.6, 0), (0, 0, -5))
    return shapes.group("pack of ten", [left, right])
