"""A squeeze bottle. Centimetres."""
import math

import numpy as np

from studio import brand, materials, shapes
from studio.colours import NAVY, RED
from studio.nodes import Shader


def squeezed(colour=(0.78, 0.82, 0.86), mark=4.6, bar=RED, ring=NAVY):
    """Milky, half clear plastic with water in it and the mark on its front (-y)."""
    s = Shader("squeeze bottle")
    at = s.place()
    parts = s.node("SeparateXYZ", Vector=at)
    flat = s.node("CombineXYZ", X=parts.outputs["X"], Y=parts.outputs["Z"]).outputs[0]
    water = s.ramp(parts.outputs["Z"], 12.6, 12.75, 0.80, 1)
    ground = s.mix(water, tuple(c * 0.3 for c in colour), colour)
    shown = brand.stamp(s, flat, ground, mark, (0, 7.6), bar=bar, ring=ring)
    front = s.math("LESS_THAN", parts.outputs["Y"], 0)
    tone = s.mix(front, ground, shown)
    skin = s.bump(s.noise(at, 16, 3, 0.6), 0.06, 0.01)
    light = s.principled(Base_Color=tone, Roughness=0.34, Specular=0.5, Normal=skin)
    through = s.node("BsdfTranslucent", Color=tone).outputs[0]
    return s.finish(s.node("MixShader", Fac=0.4, in1=light, in2=through).outputs[0])


def bottle(cap=RED, mark=4.6):
    """A sports bottle, 24 cm high and 7.4 cm across, standing on z = 0."""
    r = 3.7
    side = [(0.01, 0.5), (2.9, 0.25), (3.1, 0.0), (r - 0.15, 0.05), (r, 0.5), (r, 9.2), (r - 0.38, 10.2), (r - 0.38, 11.8), (r, 12.8), (r, 15.6), (2.9, 17.2), (2.75, 17.9)]
    body = shapes.lathe("bottle", shapes.rounded(side, [0, 0, 0.1, 0.2, 0.4, 1.2, 1, 1, 1.2, 2, 0.5, 0], 6), squeezed(mark=mark), 96, False)
    lid = [(2.5, 17.2), (3.12, 17.2), (3.15, 17.4), (3.15, 19.2), (2.9, 19.7), (1.7, 20.4), (1.15, 20.9), (1.15, 21.6), (0.01, 21.6)]
    plastic = materials.plastic(cap, 0.3)
    top = shapes.lathe("lid", shapes.rounded(lid, [0, 0.1, 0.1, 0.4, 0.4, 0.5, 0.3, 0.15, 0], 5), plastic, 96, False)
    ridge = shapes.box("ridge", (0.14, 0.16, 1.5), plastic, 0.05, 2)
    ridges = [shapes.copy(ridge, at=(3.15 * math.cos(a), 3.15 * math.sin(a), 18.3), turn=(0, 0, math.degrees(a))) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    ridge.location = (0, 0, 18.3)
    ridge.scale = (0.01,) * 3
    spout = [(0.62, 21.4), (0.62, 22.6), (0.9, 22.8), (0.9, 23.3), (0.7, 24.0), (0.3, 24.1), (0.26, 23.6), (0.01, 23.6)]
    nozzle = shapes.lathe("spout", shapes.rounded(spout, 0.12, 4), materials.plastic((0.75, 0.78, 0.8), 0.35), 48, False)
    return shapes.group("a bottle", [body, top, ridge, *ridges, nozzle])
