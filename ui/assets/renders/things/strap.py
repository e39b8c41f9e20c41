"""An elastic strap around a leg of `shin.py`: webbing, a patch of loops, and the tab with hooks that closes it."""
import math

import numpy as np

from studio import shapes
from studio.nodes import Shader

from .shin import HELD, skin

WIDTH = 3.8
BLACK = (0.014, 0.0145, 0.016)
# The angles (0 is the front): the tab lies on the patch, which reaches beyond its end.
TAB, PATCH = (-1.75, -0.20), (-1.6, 0.62)


def stitched(s, below, along, end):
    """Two rows of stitches along the edges, and one across at `end` (centimetres around), over a colour."""
    around, across, _ = s.axes(s.node("TexCoord").outputs["UV"])
    side = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("ABSOLUTE", across), along))
    last = s.math("ABSOLUTE", s.math("SUBTRACT", around, end))
    dash = lambda way: s.math("LESS_THAN", s.math("FRACT", s.math("DIVIDE", way, 0.30)), 0.72)  # noqa: E731
    rows = s.math("MULTIPLY", s.math("LESS_THAN", side, 0.035), dash(around))
    turn = s.math("MULTIPLY", s.math("LESS_THAN", last, 0.035), dash(across))
    turn = s.math("MULTIPLY", turn, s.math("LESS_THAN", s.math("ABSOLUTE", across), along))
    rows = s.math("MULTIPLY", rows, s.math("LESS_THAN", around, end))
    return s.mix(s.math("MAXIMUM", rows, turn), below, (0.42, 0.43, 0.45))


def elastic():
    """Woven elastic: cords that run around, and between them the rubber that draws it into ripples."""
    s = Shader("elastic")
    around, across, _ = s.axes(s.node("TexCoord").outputs["UV"])
    cord = s.math("POWER", s.math("ABSOLUTE", s.math("SINE", s.math("MULTIPLY", across, math.pi / 0.19))), 0.6)
    ripple = s.math("SINE", s.math("MULTIPLY", around, 2 * math.pi / 0.17))
    tone = s.mix(cord, tuple(c * 0.3 for c in BLACK), tuple(c * 1.7 for c in BLACK))
    normal = s.bump(cord, 0.7, 0.05, s.bump(ripple, 0.25, 0.03))
    return s.finish(s.principled(Base_Color=tone, Roughness=0.6, Specular=0.35, Sheen=0.4, Normal=normal))


def loops():
    """The patch of loops: a short pile without a shine, sewn on at its edges."""
    s = Shader("loops")
    at = s.place()
    pile = s.noise(at, 12, 4, 0.75)
    tone = s.mix(s.ramp(pile, 0.35, 0.65), tuple(c * 0.8 for c in BLACK), (0.055, 0.057, 0.062))
    tone = stitched(s, tone, WIDTH / 2 - 0.45, PATCH[1] * 7.0 - 0.22)
    normal = s.bump(pile, 0.9, 0.06)
    return s.finish(s.principled(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=1.0, Normal=normal))


def nylon():
    """The tab: flat nylon webbing, a fine weave with a soft shine."""
    s = Shader("nylon")
    around, across, _ = s.axes(s.node("TexCoord").outputs["UV"])
    weave = s.math("MULTIPLY", *(s.math("SINE", s.math("MULTIPLY", way, 2 * math.pi / 0.22)) for way in (around, across)))
    tone = stitched(s, tuple(c * 1.3 for c in BLACK), WIDTH / 2 - 0.35, TAB[1] * 7.0 - 0.5)
    normal = s.bump(weave, 0.5, 0.03)
    return s.finish(s.principled(Base_Color=tone, Roughness=0.42, Specular=0.5, Normal=normal))


def layer(name, material, middle, width, lift, thick, ends, seed, held, tip=0.0, raised=0.0):
    """
    A band `thick` cm thick whose edges are rounded. The corners of its end have the radius `tip`, and
    the last centimetres stand `raised` off what is below.
    """
    steps = (420, 60)
    angle = np.linspace(*ends, steps[0])
    away = (ends[1] - angle) * 7.5
    cut = np.clip(1 - away / tip, 0, 1) if tip else 0 * angle
    half = width / 2 - (tip * (1 - np.sqrt(1 - cut**2)) if tip else 0)
    across = np.linspace(-1, 1, steps[1])[None, :] * np.reshape(half, (-1, 1))
    border = np.minimum(np.reshape(half, (-1, 1)) - np.abs(across), away[:, None] if tip else 9.0)
    edge = np.sqrt(1 - np.clip(1 - border / (thick * 0.8), 0, 1) ** 2)
    free = raised * np.clip(1 - away / 1.6, 0, 1)[:, None] ** 2
    return skin(name, material, middle - half, middle + half, lift + free + thick * edge, 0.0, steps, seed, held, ends)


def strap(middle, seed=0, held=HELD):
    """A strap whose middle is at a height of the leg; `seed` and `held` as those of the leg."""
    whole = (-math.pi, math.pi)
    return shapes.group("strap", [
        layer("elastic", elastic(), middle, WIDTH, 0.0, 0.17, whole, seed, held),
        layer("loops", loops(), middle, WIDTH - 0.35, 0.15, 0.08, PATCH, seed, held, 0.5),
        layer("tab", nylon(), middle, WIDTH, 0.21, 0.16, TAB, seed, held, 1.0, 0.30),
    ])
