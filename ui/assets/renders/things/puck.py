"""The puck: 3 inches across, 1 inch high, its side knurled. In centimetres."""
import math

from studio import brand, shapes
from studio.colours import ICE, RED
from studio.nodes import Shader

RADIUS, HEIGHT = 3.81, 2.54


def vulcanised(marked=True, frost=0.5, print_size=4.6):
    """Rubber with a diamond knurl on the side; `frost` (0 to 1) is the snow rubbed into it."""
    s = Shader("puck")
    at = s.place()
    axes = s.node("SeparateXYZ", Vector=at)
    x, y, z = (axes.outputs[axis] for axis in "XYZ")
    round_ = s.math("MULTIPLY", s.math("ARCTAN2", y, x), RADIUS)
    turn = 2 * math.pi * RADIUS / 60
    slope = s.math("MULTIPLY", z, 1.0)
    one, two = (s.math("PINGPONG", s.math("DIVIDE", s.math(way, round_, slope), turn), 0.5) for way in ("ADD", "SUBTRACT"))
    knurl = s.ramp(s.math("MINIMUM", one, two), 0.03, 0.2)
    beside = s.node("NewGeometry").outputs["Normal"]
    local = s.node("VectorTransform", {"vector_type": "NORMAL", "convert_from": "WORLD", "convert_to": "OBJECT"}, Vector=beside)
    up = s.math("ABSOLUTE", s.node("SeparateXYZ", Vector=local.outputs[0]).outputs["Z"])
    on_side = s.math("LESS_THAN", up, 0.4)
    inside = s.ramp(s.math("ABSOLUTE", z), HEIGHT / 2 - 0.3, HEIGHT / 2 - 0.22, 1, 0)
    knurl = s.math("MULTIPLY", knurl, s.math("MULTIPLY", on_side, inside))
    worn = s.ramp(s.noise(at, 0.8, 7, 0.68), 0.44, 0.72)
    scratched = s.ramp(s.noise(s.place((1, 0.04, 1), 0.7), 9, 3, 0.7), 0.62, 0.72)
    edge = s.ramp(s.node("NewGeometry").outputs["Pointiness"], 0.52, 0.58)
    white = s.math("MULTIPLY", s.math("ADD", s.math("MULTIPLY", worn, 0.10), s.math("MULTIPLY", scratched, 0.06)), frost)
    white = s.math("ADD", white, s.math("MULTIPLY", edge, 0.25 * frost), True)
    black = (0.013, 0.013, 0.015)
    tone = black
    if marked:
        top = s.math("GREATER_THAN", z, HEIGHT / 2 - 0.05)
        flat = s.node("CombineXYZ", X=x, Y=y).outputs[0]
        ink = s.ramp(s.noise(at, 5, 5, 0.7), 0.32, 0.5, 0.45, 1)
        shown = brand.stamp(s, flat, black, print_size, bar=RED, ring=ICE, ink=ink)
        tone = s.mix(top, black, shown)
    tone = s.mix(white, tone, (0.75, 0.8, 0.84))
    grain = s.bump(s.noise(at, 11, 5, 0.7), 0.28, 0.03)
    normal = s.bump(knurl, 0.8, 0.06, grain)
    rough = s.ramp(s.noise(at, 1.4, 4, 0.6), 0.3, 0.7, 0.42, 0.6)
    return s.finish(s.principled(Base_Color=tone, Roughness=rough, Specular=0.42, Normal=normal))


def puck(marked=True, frost=0.5, material=None):
    """A puck about its middle: stand it at z = HEIGHT / 2, or at RADIUS on its side."""
    h = HEIGHT / 2
    corners = [(0.001, -h), (RADIUS, -h), (RADIUS, h), (0.001, h)]
    edge = shapes.rounded(corners, [0, 0.16, 0.16, 0], 5)
    top = [(r, h) for r in (3.2, 2.4, 1.2)]
    bottom = [(r, -h) for r in (1.2, 2.4, 3.2)]
    profile = [corners[0], *bottom, *edge[6:18], *top, corners[3]]
    return shapes.lathe("puck", profile, material or vulcanised(marked, frost), 160, closed=False)
