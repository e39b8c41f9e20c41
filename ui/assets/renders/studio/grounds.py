"""The grounds of pictures off the ice: a court of tiles, a cloth, rubber, a dark table. At z = 0."""
from . import shapes
from .nodes import Shader


def spread(name, material, half=3000):
    corners = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)]
    return shapes.mesh_of(name, corners, [(0, 1, 2, 3)], material, smooth=False)


def cells(s, at, side):
    """How far a place is from the edge of its square, 0 to half the side."""
    edges = []
    for part in s.axes(at)[:2]:
        inside = s.math("FRACT", s.math("DIVIDE", part, side))
        edges.append(s.math("MULTIPLY", s.math("PINGPONG", inside, 0.5), side))
    return s.math("MINIMUM", *edges)


def court_tile(colour=(0.10, 0.22, 0.36), tile=25.0, hole=1.25, second=None, turn=0.0):
    """
    Sport court: plastic tiles of `tile` cm, a grid of small holes in each (`hole` cm apart). `second`
    is the colour of every other tile. Scuffs and dust of play.
    """
    s = Shader("court")
    at = s.place(turn=turn)
    joint = s.ramp(cells(s, at, tile), 0.05, 0.11)
    rib = s.ramp(cells(s, at, hole), 0.13, 0.24, 1, 0)
    frame = s.ramp(cells(s, at, tile), 0.35, 0.55, 1, 0)
    top = s.math("MULTIPLY", s.math("MAXIMUM", rib, frame), joint)
    base = colour
    if second:
        checker = s.node("TexChecker", Vector=at, Color1=(1, 1, 1), Color2=(0, 0, 0), Scale=1 / tile).outputs[1]
        base = s.mix(checker, colour, second)
    scuffs = s.ramp(s.noise(s.place((0.5, 2.2, 1), 0.5), 0.5, 6, 0.7), 0.52, 0.8, 0, 0.35)
    dust = s.ramp(s.noise(at, 0.25, 6, 0.7), 0.4, 0.75, 0, 0.22)
    worn = s.mix(s.math("ADD", scuffs, dust, True), base, (0.42, 0.45, 0.48))
    shade = s.mix(top, tuple(c * 0.12 for c in colour), worn)
    rough = s.math("ADD", s.ramp(s.noise(at, 0.7, 5, 0.6), 0.3, 0.7, 0.26, 0.42), s.math("MULTIPLY", scuffs, 0.5))
    normal = s.bump(top, 1.0, 0.18, s.bump(s.noise(at, 9, 4, 0.6), 0.06, 0.03))
    return spread("court", s.finish(s.principled(Base_Color=shade, Roughness=rough, Normal=normal)))



def cloth(colour=(0.09, 0.13, 0.22), threads=14.0, wrinkles=0.8):
    """A workshop cloth: a plain weave (`threads` to a centimetre), soft folds, two stains of oil."""
    s = Shader("cloth")
    at = s.place()
    x, y, _ = s.axes(at)
    along = s.math("SINE", s.math("MULTIPLY", x, threads * 6.283))
    across = s.math("SINE", s.math("MULTIPLY", y, threads * 6.283))
    weave = s.math("MULTIPLY", along, across)
    fuzz = s.noise(at, 18, 4, 0.7)
    stain = s.ramp(s.noise(at, 0.22, 3, 0.6), 0.56, 0.63, 0, 0.5)
    shade = s.mix(s.ramp(fuzz, 0.3, 0.7), colour, tuple(min(1, c * 1.7) for c in colour))
    shade = s.mix(stain, shade, tuple(c * 0.35 for c in colour))
    folds = s.bump(s.noise(at, 0.16, 3, 0.45), wrinkles, 1.6)
    normal = s.bump(weave, 0.5, 0.012, s.bump(fuzz, 0.25, 0.02, folds))
    return spread("cloth", s.finish(s.principled(Base_Color=shade, Roughness=0.85, Specular=0.15, Sheen=0.6, Normal=normal)))


def rubber_floor(colour=(0.016, 0.017, 0.019)):
    """A locker room's floor: rolled rubber with flecks, grey where skates walked."""
    s = Shader("rubber floor")
    at = s.place()
    flecks = s.node("TexVoronoi", Vector=at, Scale=3.2)
    size = s.ramp(flecks.outputs["Distance"], 0.16, 0.22, 1, 0)
    pick = s.axes(flecks.outputs["Color"])
    some = s.math("MULTIPLY", size, s.ramp(pick[0], 0.80, 0.82))
    fleck = s.mix(s.ramp(pick[1], 0.45, 0.55), (0.25, 0.27, 0.30), (0.30, 0.03, 0.035))
    worn = s.ramp(s.noise(at, 0.16, 6, 0.7), 0.45, 0.75, 0, 0.5)
    base = s.mix(worn, colour, (0.055, 0.057, 0.06))
    shade = s.mix(some, base, fleck)
    grain = s.noise(at, 7, 5, 0.75)
    normal = s.bump(grain, 0.5, 0.05, s.bump(s.noise(at, 1.1, 3, 0.5), 0.15, 0.06))
    rough = s.ramp(grain, 0.3, 0.7, 0.42, 0.62)
    return spread("rubber floor", s.finish(s.principled(Base_Color=shade, Roughness=rough, Specular=0.4, Normal=normal)))


def plate(colour=(0.010, 0.012, 0.016), roughness=0.24):
    """A satin table top or floor, with hairlines, dust and a wiped place or two."""
    s = Shader("plate")
    at = s.place()
    wiped = s.ramp(s.noise(s.place((0.3, 1.1, 1), 0.5), 0.12, 5, 0.65), 0.4, 0.7, 0.0, 0.14)
    hairs = s.ramp(s.noise(s.place((0.12, 9, 1), 0.9), 1.1, 3, 0.7), 0.66, 0.72, 0, 1)
    specks = s.node("TexVoronoi", Vector=at, Scale=1.3)
    speck = s.ramp(specks.outputs["Distance"], 0.018, 0.03, 1, 0)
    some = s.math("MULTIPLY", speck, s.ramp(s.axes(specks.outputs["Color"])[0], 0.55, 0.6))
    shade = s.mix(s.ramp(s.noise(at, 0.2, 6, 0.7), 0.45, 0.75, 0, 0.25), colour, tuple(c * 2.2 for c in colour))
    shade = s.mix(s.math("MULTIPLY", some, 0.6), shade, (0.35, 0.35, 0.34))
    rough = s.math("ADD", s.math("ADD", wiped, roughness), s.math("MULTIPLY", hairs, 0.12))
    normal = s.bump(s.noise(at, 22, 3, 0.6), 0.05, 0.01, s.bump(hairs, 0.12, -0.01))
    return spread("plate", s.finish(s.principled(Base_Color=shade, Roughness=rough, Specular=0.28, Normal=normal)))
