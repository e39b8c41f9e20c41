"""The leg of hockey pants around a leg of `shin.py`: a shell of nylon, wide and stiff, that ends above the knee."""
import math

import numpy as np

from studio import shapes
from studio.nodes import Shader

from .shin import TOP, bent, bump

HEM = 50.5


def nylon(colour, stripe):
    """Woven nylon in a color, with a vertical stripe on the outer side and two rows of stitches along the hem."""
    s = Shader("nylon of pants")
    around, up, _ = s.axes(s.node("TexCoord").outputs["UV"])
    weave = s.math("MULTIPLY", *(s.math("SINE", s.math("MULTIPLY", way, 2 * math.pi / 0.16)) for way in (around, up)))
    worn = s.noise(s.place(), 0.5, 5, 0.65)
    shade = s.mix(s.ramp(worn, 0.45, 0.8, 0, 0.35), colour, tuple(c * 1.6 + 0.004 for c in colour))
    beside = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("ABSOLUTE", around), 11.0))
    shade = s.mix(s.ramp(beside, 1.58, 1.62, 1, 0), shade, stripe)
    dash = s.math("LESS_THAN", s.math("FRACT", s.math("DIVIDE", around, 0.36)), 0.7)
    rows = [s.ramp(s.math("ABSOLUTE", s.math("SUBTRACT", up, HEM + at)), 0.035, 0.055, 1, 0) for at in (1.7, 2.1)]
    stitches = s.math("MULTIPLY", s.math("MAXIMUM", *rows), dash)
    shade = s.mix(stitches, shade, tuple(c * 0.4 + 0.03 for c in colour))
    normal = s.bump(s.noise(s.place(), 0.35, 4, 0.55), 0.5, 0.5, s.bump(weave, 0.25, 0.02))
    return s.finish(s.principled(Base_Color=shade, Roughness=0.78, Specular=0.2, Sheen=0.3, Normal=normal))


def pants(colour, stripe, seed=0, steps=(360, 160)):
    """The leg of a pair of pants, from its hem up to the middle of the thigh."""
    random = np.random.default_rng(100 + seed)
    angle = np.linspace(-math.pi, math.pi, steps[0])[:, None]
    up = np.linspace(HEM, TOP + 14, steps[1])[None, :]
    wide, front, back = 12.4 + 0.05 * (up - HEM), 12.2 + 0.04 * (up - HEM), 11.6
    deep = np.where(np.cos(angle) > 0, front, back)
    radius = (np.abs(np.sin(angle) / wide) ** 2.5 + np.abs(np.cos(angle) / deep) ** 2.5) ** (-1 / 2.5)
    # The pad of the thigh ends in an edge above the hem; the cloth below it is loose.
    pad = 0.7 / (1 + np.exp(-(up - HEM - 4.2) / 0.5)) * bump(angle, 0, 1.2, 6)
    loose = bump(up, HEM, 5.0, 2)
    waves = sum(
        random.uniform(0.25, 0.5) * np.sin(k * angle + random.uniform(0, 6.3) + 0.06 * (up - HEM)) for k in (2, 3, 5)
    )
    creases = 0.22 * np.sin(0.55 * up + 1.3 * np.sin(2 * angle + random.uniform(0, 6.3)))
    welt = 0.14 * bump(up, HEM + 0.7, 0.95, 6)
    radius = radius + pad + loose * waves * 0.9 + creases * (1 - 0.6 * bump(angle, 0, 1.0, 4)) + welt
    y, z, tilt = bent(np.minimum(up, TOP))
    # Above the end of the leg, the pants go on in its direction.
    beyond = np.maximum(up - TOP, 0)
    y, z = y - np.sin(tilt) * beyond, z + np.cos(tilt) * beyond
    forward = -radius * np.cos(angle)
    points = np.stack([radius * np.sin(angle) + 0 * up, y + forward * np.cos(tilt), z + forward * np.sin(tilt)], -1)
    spots = np.stack(np.broadcast_arrays(angle * 7.0, up), -1)
    thing = shapes.tube("pants", points, spots, nylon(colour, stripe))
    shell = thing.modifiers.new("thickness", "SOLIDIFY")
    shell.thickness, shell.offset = 0.45, -1
    return thing
