"""A squeeze bottle, a roll of cloth tape, a towel: what lies on the net and in the bag. Centimetres."""
import math

import numpy as np

from studio import brand, materials, shapes
from studio.colours import BLUE, NAVY, RED
from studio.nodes import Shader

from . import cloths


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


def tape_roll(colour=(0.025, 0.025, 0.028), outside=4.6, inside=1.95, width=2.4):
    """A roll of cloth tape on its side, standing on z = 0: the turns show on its top."""
    s = Shader("turns")
    at = s.place()
    radius = s.node("VectorMath", {"operation": "LENGTH"}, in0=s.node("VectorMath", {"operation": "MULTIPLY"}, in0=at, in1=(1, 1, 0)).outputs[0]).outputs["Value"]
    turns = s.noise(s.node("CombineXYZ", X=radius).outputs[0], 26, 3, 0.7)
    tone = s.mix(s.ramp(turns, 0.4, 0.62), tuple(c * 0.5 for c in colour), tuple(c * 1.4 + 0.02 for c in colour))
    normal = s.bump(turns, 0.5, 0.04, s.bump(s.noise(at, 20, 3, 0.7), 0.3, 0.02))
    cloth = s.finish(s.principled(Base_Color=tone, Roughness=0.75, Specular=0.25, Sheen=0.2, Normal=normal))
    card = Shader("core")
    fibre = card.noise(card.place((1, 1, 0.2)), 6, 4, 0.7)
    core = card.finish(card.principled(Base_Color=card.mix(fibre, (0.32, 0.21, 0.12), (0.5, 0.37, 0.24)), Roughness=0.9))
    ring = lambda name, a, b, m: shapes.lathe(name, shapes.rounded([(a, 0), (b, 0), (b, width), (a, width)], 0.06, 3), m, 128)  # noqa: E731
    return shapes.group("tape roll", [ring("tape", inside + 0.15, outside, cloth), ring("core", inside - 0.2, inside + 0.16, core)])


def towel(width=24.0, turns=3.6, colour=(0.66, 0.69, 0.72), stripe=BLUE):
    """A rolled towel lying on z = 0, its axis along x, with two stripes at one end."""
    thick = 0.95
    angle = np.linspace(0.0, 2 * math.pi * turns, 420)
    radius = 0.55 + thick * 1.02 * angle / (2 * math.pi)
    random = np.random.default_rng(6)
    for k in (2, 3, 5, 7):
        radius = radius * (1 + random.uniform(0, 0.014) * np.cos(k * angle + random.uniform(0, 6)))
    path = np.column_stack((0 * angle, radius * np.cos(angle), radius * np.sin(angle) * 0.92))
    ups = np.column_stack((0 * angle, np.cos(angle), np.sin(angle)))
    cloth = cloths.towelling(colour, stripes=(stripe, (width * 0.30, width * 0.37)))
    roll = shapes.ribbon("roll", path, width, thick, cloth, ups, 0.02)
    return shapes.group("towel", [shapes.move(roll, (0, 0, float(np.max(radius)) * 0.92 + thick / 2 - 0.2))])
