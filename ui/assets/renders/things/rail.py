"""The rail of an inline skate with its four wheels, and the sole above it. Centimetres; it points to -x."""
import math

import numpy as np

from studio import materials, shapes
from studio.nodes import Shader

from .slab import slab
from .wheel import HALF, RADIUS, wheel

PITCH = RADIUS * 2 + 0.35  # from one axle to the next
AXLES = [(i - 1.5) * PITCH for i in range(4)]
PLATE = 0.26


def anodised(colour=(0.30, 0.31, 0.33)):
    """Anodised aluminium: brushed along x, scraped bare where it met the court."""
    s = Shader("rail")
    at = s.place()
    brushed = s.noise(s.place((0.25, 1, 16)), 2.0, 3, 0.7)
    scraped = s.ramp(s.noise(s.place((0.5, 1, 2.5), 0.0), 1.0, 6, 0.7), 0.60, 0.66)
    tone = s.mix(scraped, colour, (0.72, 0.72, 0.73))
    dusty = s.ramp(s.noise(at, 0.5, 5, 0.7), 0.45, 0.75, 0, 0.25)
    tone = s.mix(dusty, tone, (0.30, 0.30, 0.30))
    rough = s.math("ADD", s.ramp(brushed, 0.3, 0.7, 0.22, 0.36), s.math("MULTIPLY", dusty, 0.4))
    normal = s.bump(brushed, 0.10, 0.01)
    skin = s.principled(Base_Color=tone, Metallic=0.9, Roughness=rough, Normal=normal)
    # Windows between the axles take weight off.
    x, _, z = s.axes(at)
    aside = s.math("DIVIDE", s.math("PINGPONG", x, PITCH / 2), 2.3)
    above = s.math("DIVIDE", s.math("ABSOLUTE", s.math("SUBTRACT", z, 6.45)), 0.8)
    away = s.math("ADD", s.math("POWER", aside, 4.0), s.math("POWER", above, 4.0))
    window = s.math("MULTIPLY", s.math("LESS_THAN", away, 1.0), s.math("LESS_THAN", s.math("ABSOLUTE", x), 1.4 * PITCH))
    return s.finish(s.blend(window, skin, s.node("BsdfTransparent").outputs[0]))


def side_plate(metal):
    """One side: a boss around each axle, arches between them, a straight top that rises to the heel."""
    low = []
    for number, axle in enumerate(AXLES):
        angles = np.linspace(math.pi * 1.02, math.pi * 1.98, 14)
        low += [(axle + 0.95 * math.cos(a), RADIUS + 0.95 * math.sin(a)) for a in angles]
        if number < 3:
            middle = axle + PITCH / 2
            low += [(middle + x, RADIUS + 0.95 - 0.5 * (x / 2.2) ** 2) for x in np.linspace(-2.2, 2.2, 11)]
    first, last = AXLES[0], AXLES[-1]
    top = [
        (last + 1.1, RADIUS + 1.4), (last + 0.4, 9.4), (last - 6.2, 9.4), (last - 7.4, 8.1),
        (first + 8.0, 8.1), (first + 7.0, 8.6), (first + 0.6, 8.6), (first - 1.1, RADIUS + 1.4),
    ]
    return slab("plate", [*low, *shapes.rounded(top, 0.5, 4)], PLATE, metal, 0.05)


def axle_bolt(metal, dark):
    """The head of an axle: a chamfered disc with a hex socket."""
    head = shapes.lathe("bolt", [(0.30, 0.0), (0.30, 0.16), (0.34, 0.2), (0.56, 0.2), (0.64, 0.12), (0.64, 0.0)], metal, 48)
    angles = np.linspace(0, 2 * math.pi, 6, endpoint=False)
    hexagon = [(0.34 * math.cos(a), 0.34 * math.sin(a), 0.05) for a in angles]
    floor = shapes.mesh_of("socket", hexagon, [tuple(range(6))], dark, smooth=False)
    return shapes.group("axle", [head, floor])


def rail(colours=((0.62, 0.63, 0.60),) * 4, worn=0.8):
    """Two plates, the bridge between them, four wheels on their axles, the boot's sole on top."""
    metal, bright = anodised(), materials.steel(0.2, (0.55, 0.55, 0.56))
    # Darker than the plates: a bright head would reflect a lamp as a white spot.
    dark, zinc = materials.rubber(), materials.steel(0.34, (0.17, 0.175, 0.185))
    parts, out = [], HALF + 0.3
    for side in (-1, 1):
        parts.append(shapes.move(side_plate(metal), (0, side * out, 0)))
        for axle in AXLES:
            parts.append(shapes.move(axle_bolt(zinc, dark), (axle, side * (out + PLATE / 2), RADIUS), (-90 * side, 0, 17 * axle)))
    for number, (axle, colour) in enumerate(zip(AXLES, colours)):
        parts.append(shapes.move(wheel(colour, worn=worn, turn=40 * number), (axle, 0, RADIUS), (90, 37 * number, 0)))
    for x, wide, high in ((AXLES[0] + 3.6, 6.6, 8.5), (AXLES[-1] - 2.8, 6.2, 9.3)):
        parts.append(shapes.move(shapes.box("bridge", (wide, 2 * out + 1.6, 0.3), bright, 0.08), (x, 0, high)))
    return shapes.group("rail", parts)
