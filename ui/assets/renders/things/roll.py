"""A roll of clear tape: 1 inch x 27 yards on a 3 inch core. Centimetres, about the z axis."""
import math

import numpy as np

from studio import labels, shapes
from studio.nodes import Shader

WIDTH, INSIDE, CORE, OUTSIDE = 2.54, 3.81, 4.07, 5.05


def wound_film(warm=(0.90, 0.905, 0.90)):
    """
    Hundreds of turns of film as a solid: clear, with a polished outside under which
    air lies in streaks, and two faces on which each cut edge is a ring.
    """
    s = Shader("wound film")
    direction, angle, radius, height = s.polar(s.place())
    face = s.ramp(s.math("ABSOLUTE", s.axes(s.node("TexCoord").outputs["Normal"])[2]), 0.6, 0.9)
    fine = s.rings(direction, radius, 95, 0.25, 3, 0.7)
    broad = s.rings(direction, radius, 11, 0.5, 3, 0.6)
    depth = s.ramp(radius, CORE, OUTSIDE, 0.62, 1.0)
    edge = s.mix(s.ramp(broad, 0.35, 0.65), (0.66, 0.67, 0.67), (0.84, 0.85, 0.85))
    edge = s.mix(s.ramp(fine, 0.40, 0.62, 0, 0.5), edge, (0.42, 0.425, 0.425))
    edge = s.node("VectorMath", {"operation": "SCALE"}, in0=edge, Scale=depth).outputs[0]
    # Around the roll air lies in long streaks, silver where the film does not touch the turn below.
    around = s.node("CombineXYZ", X=s.math("MULTIPLY", angle, 1.4), Y=s.math("MULTIPLY", height, 2.2)).outputs[0]
    air = s.ramp(s.noise(around, 1.1, 4, 0.5), 0.52, 0.74)
    inward = s.ramp(s.math("ABSOLUTE", height), WIDTH / 2 - 0.35, WIDTH / 2, 0, 0.3)
    wall = s.mix(air, tuple(c * 0.80 for c in warm), warm)
    wall = s.mix(inward, wall, (0.46, 0.46, 0.455))
    colour = s.mix(face, wall, edge)
    ridges = s.bump(s.math("MULTIPLY", fine, face), 0.3, 0.008)
    waves = s.bump(s.noise(around, 0.9, 2, 0.5), 0.05, 0.06, ridges)
    prints = s.ramp(s.noise(s.place(), 1.6, 5, 0.7), 0.52, 0.75, 0.0, 0.10)
    rough = s.math("ADD", s.math("MULTIPLY", face, 0.16), s.math("ADD", prints, 0.02))
    tangent = s.node("Tangent", {"direction_type": "RADIAL", "axis": "Z"}).outputs[0]
    # The part of the light that is scattered: most by the cut edges, less by the polished outside, through which the core shows.
    haze = s.math("ADD", s.math("MULTIPLY", face, s.ramp(fine, 0.36, 0.66, 0.16, 0.5)), s.ramp(air, 0, 1, 0.19, 0.42))
    glass = s.node("BsdfGlass", Color=(0.985, 0.985, 0.98), Roughness=rough, IOR=1.47, Normal=waves).outputs[0]
    lit = s.principled(
        Base_Color=colour, Roughness=rough, Specular=0.55, Anisotropic=s.math("MULTIPLY", face, 0.75), Tangent=tangent,
        Normal=waves,
    )
    through = s.node("BsdfTranslucent", Color=colour, Normal=waves).outputs[0]
    return s.finish(s.lets_light_by(s.blend(haze, glass, s.blend(0.45, lit, through)), 0.96))


def sheet(width=WIDTH, milk=0.03, shine=0.38):
    """
    One turn of film, which shows little more than its sheen and its two edges; `milk` is how pale it
    is, `shine` how much it mirrors where it is seen from its side. Takes a ribbon's UVs.
    """
    s = Shader("sheet")
    along, across, _ = s.axes(s.node("TexCoord").outputs["UV"])
    edge = s.ramp(s.math("ABSOLUTE", across), width / 2 - 0.035, width / 2 - 0.005)
    at = s.place()
    normal = s.bump(s.noise(at, 1.2, 3, 0.5), 0.12, 0.06)
    # Not the Fresnel node: it takes the inside of a closed thing for a mirror.
    facing = s.node("LayerWeight", Blend=0.5, Normal=normal).outputs["Facing"]
    mirror = s.math("ADD", s.math("MULTIPLY", s.math("POWER", facing, 4.0), shine), 0.045)
    clear = s.node("BsdfTransparent", Color=(0.965, 0.972, 0.975)).outputs[0]
    sheen = s.node("BsdfGlossy", Color=(1, 1, 1), Roughness=0.04, Normal=normal).outputs[0]
    pale = s.node("BsdfTranslucent", Color=(0.9, 0.93, 0.95)).outputs[0]
    film = s.blend(mirror, clear, sheen)
    film = s.blend(s.math("ADD", s.math("MULTIPLY", edge, 0.5), milk), film, pale)
    return s.finish(s.lets_light_by(film, 0.93))


def cardboard(printed=True):
    """The core: grey board at its ends, white paper around it, and inside it the brand three times around."""
    s = Shader("core")
    direction, angle, radius, height = s.polar(s.place())
    layers = s.rings(direction, radius, 32, 0.3, 2)
    board = s.mix(s.ramp(layers, 0.35, 0.65), (0.42, 0.41, 0.39), (0.60, 0.59, 0.57))
    paper = (0.80, 0.79, 0.76)
    if printed:
        u = s.math("FRACT", s.math("MULTIPLY", angle, -3 / (2 * math.pi)))
        v = s.math("ADD", s.math("DIVIDE", height, WIDTH), 0.5)
        spot = s.node("CombineXYZ", X=u, Y=v).outputs[0]
        ink = s.node("TexImage", {"image": labels.image("core"), "extension": "CLIP"}, Vector=spot)
        paper = s.mix(ink.outputs["Alpha"], paper, ink.outputs["Color"])
    inside = s.ramp(radius, INSIDE + 0.012, INSIDE + 0.02, 1, 0)
    outside = s.ramp(radius, CORE - 0.02, CORE - 0.012)
    colour = s.mix(outside, s.mix(inside, board, paper), (0.93, 0.93, 0.925))
    fibre = s.bump(s.noise(s.place(), 24, 4, 0.7), 0.15, 0.01)
    return s.finish(s.principled(Base_Color=colour, Roughness=0.6, Specular=0.3, Normal=fibre))


def side_profile(seed):
    """The film's section: hundreds of turns do not lie quite flush."""
    random = np.random.default_rng(seed)
    half, count = WIDTH / 2, 44
    # A little air around the core: its sides mirror, and show that the film is clear.
    radii = np.linspace(CORE + 0.012, OUTSIDE - 0.03, count)
    drift = np.cumsum(random.normal(0, 0.003, (2, count)), 1)
    drift -= np.linspace(0, 1, count) * drift[:, -1:]
    low = [(r, -half + d) for r, d in zip(radii, drift[0])]
    high = [(r, half + d) for r, d in zip(radii, drift[1])]
    corner = [(OUTSIDE, -half + 0.03), (OUTSIDE, half - 0.03)]
    return [*low, (OUTSIDE - 0.008, -half + 0.008), *corner, (OUTSIDE - 0.008, half - 0.008), *high[::-1]]


def tail_path(start, held, length, curl, points=90, outside=OUTSIDE):
    """
    The free end: from the angle `start` (degrees) it lies on the roll for `held` degrees, then lifts
    and runs `length` on, its bend relaxing to a radius of `curl` (negative: it bends back). `outside` is
    the radius of the roll.
    """
    angle, step = math.radians(start), length / points
    path, ups = [], []
    for i in range(24):
        a = angle + math.radians(held) * i / 23
        r = outside + 0.004 + 0.012 * i / 23
        path.append((r * math.cos(a), r * math.sin(a), 0))
        ups.append((math.cos(a), math.sin(a), 0))
    heading = angle + math.radians(held) + math.pi / 2
    x, y, _ = path[-1]
    for i in range(1, points + 1):
        t = i / points
        bend = (1 - t) ** 3 / outside + (1 - (1 - t) ** 3) / curl
        heading += bend * step
        x, y = x + math.cos(heading) * step, y + math.sin(heading) * step
        path.append((x, y, 0))
        ups.append((math.sin(heading), -math.cos(heading), 0))
    return path, ups


def roll(tail=None, seed=1, printed=True):
    """
    A roll about the z axis, its middle at 0: stand it with `move(roll(), (x, y, OUTSIDE), (90, 0, turn))`,
    lay it with `at=(x, y, WIDTH / 2)`. `tail` is None or the settings of `tail_path`.
    """
    half = WIDTH / 2
    core = [(INSIDE, -half), (CORE, -half), (CORE, half), (INSIDE, half)]
    # So many steps that the film, which is a lens, shows none of them.
    parts = [
        shapes.lathe("core", shapes.rounded(core, 0.03), cardboard(printed), 1440),
        shapes.lathe("film", side_profile(seed), wound_film(), 1440),
    ]
    if tail:
        path, ups = tail_path(**tail)
        parts.append(shapes.ribbon("tail", path, WIDTH, 0.013, sheet(), ups))
    return shapes.group("roll", parts)
