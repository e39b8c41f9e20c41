"""The ice, its paint, its cuts and its snow."""
import math

import numpy as np

from . import marks, shapes
from .colours import RED
from .nodes import Shader

CREASE = (0.12, 0.34, 0.66)


def line(shader, at, colour_below, colour, middle, width, axis="Y"):
    """A painted line along the other axis."""
    across = shader.node("SeparateXYZ", Vector=at).outputs[axis]
    away = shader.math("ABSOLUTE", shader.math("SUBTRACT", across, middle))
    inside = shader.ramp(away, width / 2 - 0.04, width / 2 + 0.04, 1, 0)
    return shader.mix(inside, colour_below, colour)


def circle(shader, at, colour_below, colour, middle, radius, width):
    """A painted ring; as wide as its radius, a painted dot."""
    offset = shader.node("VectorMath", {"operation": "SUBTRACT"}, in0=at, in1=(*middle, 0)).outputs[0]
    flat = shader.node("VectorMath", {"operation": "MULTIPLY"}, in0=offset, in1=(1, 1, 0)).outputs[0]
    length = shader.node("VectorMath", {"operation": "LENGTH"}, in0=flat).outputs["Value"]
    away = shader.math("ABSOLUTE", shader.math("SUBTRACT", length, radius - width / 2))
    inside = shader.ramp(away, width / 2 - 0.04, width / 2 + 0.04, 1, 0)
    return shader.mix(inside, colour_below, colour)


def ice_material(paint=None, cuts=1.0, turn=0.0, tile=46.0, seed=7, roughness=0.07, white=(0.70, 0.80, 0.87), film=0.03):
    """
    `paint(shader, at, colour)` answers with the colour under the ice; `cuts` is how much it was
    skated on (0 to 1.5); `tile` is the side of the pattern of cuts, in centimetres; `film` is how rough the
    water on top is: 0.03 mirrors the lamps, 0.2 only shimmers.
    """
    s = Shader("ice")
    at = s.place()
    cloudy = s.noise(at, 0.09, 5, 0.55)
    below = s.mix(s.ramp(cloudy, 0.35, 0.7), white, tuple(c * 0.93 for c in white))
    if paint:
        below = paint(s, at, below)
    scaled = s.place((1 / tile,) * 3, turn)
    cut = s.node("TexImage", {"image": marks.skate_marks(seed)}, Vector=scaled).outputs[0]
    cut = s.math("MULTIPLY", cut, cuts, True)
    frost = s.ramp(s.noise(at, 0.5, 6, 0.65), 0.4, 0.75)
    whitened = s.math("ADD", s.math("MULTIPLY", cut, 0.75), s.math("MULTIPLY", frost, 0.05), True)
    colour = s.mix(whitened, below, (0.93, 0.96, 0.98))
    rough = s.math("ADD", s.math("MULTIPLY", cut, 0.35), s.math("MULTIPLY", frost, 0.09))
    rough = s.math("ADD", rough, roughness, True)
    waves = s.bump(s.noise(at, 0.32, 3, 0.5), 0.22, 0.12)
    grain = s.bump(s.noise(at, 14, 3, 0.6), 0.05, 0.02, waves)
    normal = s.bump(cut, 0.5, -0.025, grain)
    return s.finish(
        s.principled(
            Base_Color=colour, Roughness=rough, Specular=0.5, IOR=1.31, Normal=normal,
            Clearcoat=0.5, Clearcoat_Roughness=film, Clearcoat_Normal=waves,
        )
    )


def lay(is_mirrored=True, **how):
    """
    Lays the ice: a sheet with the material of `ice_material(**how)`. `is_mirrored` is whether other things
    mirror it: film that faces the ice mirrors it as white, and looks frosted.
    """
    half = 3000
    corners = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)]
    sheet = shapes.mesh_of("ice", corners, [(0, 1, 2, 3)], ice_material(**how), smooth=False)
    sheet.visible_glossy = is_mirrored
    return sheet


def snow_material():
    s = Shader("snow")
    light = s.principled(Base_Color=(0.93, 0.95, 0.97), Roughness=0.5, Specular=0.4)
    through = s.node("BsdfTranslucent", Color=(0.9, 0.95, 1.0)).outputs[0]
    return s.finish(s.node("MixShader", Fac=0.4, in1=light, in2=through).outputs[0])


def snow(places, seed=3, size=0.06):
    """
    Crumbs of ice. `places` are (x, y, radius, count): a heap's middle, how far it spreads, how many.
    `size` is a usual crumb's radius in centimetres.
    """
    random = np.random.default_rng(seed)
    material = snow_material()
    kinds = []
    for _ in range(7):
        crumb = shapes.ball("crumb", 1, None, 2)
        for vertex in crumb.data.vertices:
            vertex.co *= random.uniform(0.62, 1.15)
        crumb.data.materials.append(material)
        kinds.append(crumb)
    for x, y, radius, count in places:
        for _ in range(count):
            angle, away = random.uniform(0, 2 * math.pi), abs(random.normal(0, radius / 2))
            scale = size * random.lognormal(-0.35, 0.5)
            spot = (x + math.cos(angle) * away, y + math.sin(angle) * away, scale * 0.45)
            turn = tuple(random.uniform(0, 360, 3))
            shapes.copy(kinds[random.integers(7)], at=spot, turn=turn, scale=(scale, scale * random.uniform(0.6, 1), scale * 0.7))
    for crumb in kinds:
        crumb.location = (0, 0, -50)


def goal_line(shader, at, colour, middle=7):
    """Two inches of red, along x, behind the middle."""
    return line(shader, at, colour, RED, middle, 5.08)


def crease(shader, at, colour):
    """The goal line through the middle and, before it (-y), the blue half disc of the goalkeeper in its red line."""
    pale = shader.mix(0.8, colour, CREASE)
    inside = circle(shader, at, colour, pale, (0, 0), 183, 183)
    inside = circle(shader, at, inside, RED, (0, 0), 183, 5.08)
    before = shader.math("LESS_THAN", shader.node("SeparateXYZ", Vector=at).outputs["Y"], 0)
    return goal_line(shader, at, shader.mix(before, colour, inside), 0)
