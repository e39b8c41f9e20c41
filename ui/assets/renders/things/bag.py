"""An open hockey bag of coated nylon. Centimeters; its front looks to -y, its foot is at 0."""
import math

import numpy as np

from studio import brand, shapes
from studio.colours import ICE, RED
from studio.nodes import Shader

HALF_WIDTH, HALF_DEPTH, HEIGHT = 43.0, 18.0, 35.0
WEBBING = 4.2
FABRIC = (0.010, 0.020, 0.048)


def nylon(mark):
    """A coarse plain weave with a thin coat; `mark` is the width of the mark on the front."""
    s = Shader("bag")
    at = s.place()
    x, y, z = s.axes(at)
    around, up, _ = s.axes(s.node("TexCoord").outputs["UV"])
    weave = s.math("MULTIPLY", *(s.math("SINE", s.math("MULTIPLY", way, 2 * math.pi / 0.26)) for way in (around, up)))
    worn = s.ramp(s.noise(at, 0.3, 6, 0.7), 0.5, 0.8, 0, 0.35)
    tone = s.mix(worn, FABRIC, tuple(c * 2.2 for c in FABRIC))
    flat = s.node("CombineXYZ", X=x, Y=z).outputs[0]
    front = brand.stamp(s, flat, tone, mark, (0, 14.5), bar=RED, ring=ICE, ink=0.92)
    tone = s.mix(s.math("LESS_THAN", y, -1), tone, front)
    normal = s.bump(weave, 0.35, 0.03, s.bump(s.noise(at, 0.35, 4, 0.55), 0.5, 1.1))
    rough = s.ramp(s.noise(at, 0.8, 4, 0.6), 0.3, 0.7, 0.42, 0.58)
    return s.finish(s.principled(Base_Color=tone, Roughness=rough, Specular=0.4, Sheen=0.3, Normal=normal))


def webbing():
    """A woven strap with a thick rib across."""
    s = Shader("webbing")
    along, across, _ = s.axes(s.node("TexCoord").outputs["UV"])
    rib = s.math("SINE", s.math("MULTIPLY", along, 2 * math.pi / 0.32))
    edge = s.ramp(s.math("ABSOLUTE", across), WEBBING / 2 - 0.75, WEBBING / 2 - 0.7)
    tone = s.mix(edge, tuple(c * 0.85 for c in ICE), (0.30, 0.012, 0.03))
    normal = s.bump(rib, 0.5, 0.04)
    return s.finish(s.principled(Base_Color=tone, Roughness=0.6, Specular=0.3, Sheen=0.4, Normal=normal))


def outline(angle, wide, deep, power=4.5):
    """A rounded rectangle: the point at each angle, 0 in the middle of the front."""
    c, s = np.cos(angle), np.sin(angle)
    away = (np.abs(s / wide) ** power + np.abs(c / deep) ** power) ** (-1 / power)
    return s * away, -c * away


def rim_height(angle):
    """The rim sags in the middle of each long side, most at the front."""
    return HEIGHT - (2.6 + 1.2 * np.cos(angle)) * np.abs(np.cos(angle)) ** 6 + 0.5 * np.sin(5 * angle)


def body(material):
    """Four soft walls: they bulge in the middle, and fold where the bag was carried."""
    random = np.random.default_rng(8)
    angle = np.linspace(-math.pi, math.pi, 1100)[None, :]
    t = np.linspace(0, 1, 260)[:, None]
    # The rounded edge at the foot takes the first eighth.
    foot = np.clip(t / 0.12, 0, 1)
    inset = 2.4 * (1 - np.sqrt(1 - (1 - foot) ** 2))
    bulge = 1.5 * np.sin(math.pi * t) ** 0.8 - 1.4 * t**3
    x, y = outline(angle + 0 * t, HALF_WIDTH - inset + bulge, HALF_DEPTH - inset + 1.4 * bulge)
    z = t * rim_height(angle)
    fold = 0 * x
    for _ in range(26):
        middle, height = random.uniform(-HALF_WIDTH, HALF_WIDTH), random.uniform(6, 32)
        lean, length, width = random.uniform(-1.2, 1.2), random.uniform(5, 14), random.uniform(0.8, 2.2)
        along = (x - middle) * math.cos(lean) + (z - height) * math.sin(lean)
        aside = (z - height) * math.cos(lean) - (x - middle) * math.sin(lean)
        fold = fold + random.uniform(-0.9, 0.6) * np.exp(-((along / length) ** 2) - (aside / width) ** 2)
    sides = np.sign(-y) * np.clip(np.abs(y) / HALF_DEPTH, 0, 1) ** 3
    y = y - sides * fold * np.clip(t * 6, 0, 1)
    around = angle * 34 + 0 * x
    thing = shapes.tube("bag", np.stack((x, y, z), -1), np.stack((around, z), -1), material)
    thickness = thing.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.5, -1
    return thing


def rim(material):
    """A ribbon around the rim."""
    angle = np.linspace(-math.pi, math.pi, 700)
    x, y = outline(angle, HALF_WIDTH - 1.4, HALF_DEPTH - 2.0)
    path = np.column_stack((x, y, rim_height(angle)))
    outward = np.column_stack((x / HALF_WIDTH, y / HALF_DEPTH, 0 * x))
    return shapes.ribbon("rim", path, 0.9, 0.35, material, outward, 0.1)


def handles(material):
    """Two straps up the front, and the handle that joins them and hangs down."""
    front = -HALF_DEPTH - 1.9
    parts = []
    for x in (-19.0, 19.0):
        path = shapes.smooth_path([(x, -HALF_DEPTH + 0.6, 0.5), (x, front - 0.2, 6), (x, front - 0.5, 16), (x, front - 0.1, 26), (x, -HALF_DEPTH + 1.2, 31)], 200)
        parts.append(shapes.ribbon("strap", path, WEBBING, 0.3, material, np.tile((0.0, -1.0, 0.0), (200, 1)), 0.1))
    way = [(-19, front - 0.5, 26.5), (-18.4, front - 2.2, 30.5), (-13, front - 3.6, 30.5), (0, front - 3.2, 27.0), (13, front - 3.6, 30.5), (18.4, front - 2.2, 30.5), (19, front - 0.5, 26.5)]
    path = shapes.smooth_path(way, 400)
    parts.append(shapes.ribbon("handle", path, WEBBING, 0.35, material, np.tile((0.0, -1.0, 0.35), (400, 1)), 0.1))
    return parts


def bag():
    """The bag with its mark, its straps and the zipper's tape around its rim."""
    s = Shader("zipper")
    along, _, _ = s.axes(s.node("TexCoord").outputs["UV"])
    teeth = s.math("SINE", s.math("MULTIPLY", along, 2 * math.pi / 0.5))
    zipper = s.finish(s.principled(Base_Color=(0.5, 0.51, 0.53), Metallic=0.8, Roughness=0.3, Normal=s.bump(teeth, 1.0, 0.12)))
    strap = webbing()
    return shapes.group("bag", [body(nylon(15.0)), rim(zipper), *handles(strap)])
