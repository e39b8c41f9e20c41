"""A shipping carton of corrugated board, closed with tape. In centimetres."""
import numpy as np

from studio import brand, shapes
from studio.colours import NAVY, RED
from studio.nodes import Shader

KRAFT = (0.43, 0.27, 0.145)
THICK = 0.42  # of the board


def board(size, colour=KRAFT, mark=0.0, shift=0.0):
    """
    Corrugated board of a carton of `size`; with `mark`, its width, it is printed on the front (-y). The
    ends show the cut flutes of the flaps, the edges are rubbed pale, the corners are a little soiled.
    """
    length, depth, height = size
    s = Shader("board")
    at = s.place()
    x, y, z = s.axes(at)
    facing = s.axes(s.node("TexCoord").outputs["Normal"])
    fibres = s.noise(s.place((1, 0.25, 1)), 5, 5, 0.7)
    tone = s.mix(s.ramp(fibres, 0.3, 0.7), tuple(c * 0.8 for c in colour), colour)
    tone = s.mix(s.ramp(s.noise(at, 0.09, 4), 0.35, 0.7, 0, 0.35), tone, tuple(c * 1.18 for c in colour))
    tone = s.mix(s.ramp(s.noise(at, 9, 2, 0.8), 0.64, 0.7, 0, 0.5), tone, tuple(c * 0.4 for c in colour))
    if mark:
        flat = s.node("CombineXYZ", X=x, Y=s.math("SUBTRACT", z, height / 2)).outputs[0]
        ink = s.ramp(fibres, 0.25, 0.45, 0.72, 0.95)
        shown = brand.stamp(s, flat, tone, mark, (shift, 0), bar=RED, ring=NAVY, ink=ink)
        tone = s.mix(s.math("LESS_THAN", facing[1], -0.7), tone, shown)
    # Along the edges the board is creased: its fibres stand up, pale.
    ways = []
    for part, half in ((x, length / 2), (y, depth / 2), (s.math("SUBTRACT", z, height / 2), height / 2)):
        ways.append(s.math("SUBTRACT", half, s.math("ABSOLUTE", part)))
    second = s.math("MAXIMUM", s.math("MINIMUM", ways[0], ways[1]), s.math("MINIMUM", s.math("MAXIMUM", ways[0], ways[1]), ways[2]))
    rubbed = s.math("MULTIPLY", s.ramp(second, 0.1, 0.5, 1, 0), s.ramp(s.noise(at, 1.6, 5, 0.7), 0.42, 0.62))
    tone = s.mix(s.math("MULTIPLY", rubbed, 0.45), tone, tuple(min(1, c * 1.8) for c in colour))
    # The flaps end here: two liners, a wave between them, and the dark below the flap.
    end = s.math("GREATER_THAN", s.math("ABSOLUTE", facing[0]), 0.7)
    under = s.math("SUBTRACT", height, z)
    wave = s.math("MULTIPLY", s.math("SINE", s.math("MULTIPLY", y, 2 * np.pi / 0.75)), 0.09)
    cell = s.ramp(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("ADD", under, wave), THICK / 2)), 0.03, 0.07)
    inside = s.math("MULTIPLY", s.ramp(under, 0.05, 0.08), s.ramp(under, THICK - 0.08, THICK - 0.05, 1, 0))
    hollow = s.math("MULTIPLY", s.math("MULTIPLY", cell, inside), end)
    seam = s.math("MULTIPLY", s.ramp(s.math("ABSOLUTE", s.math("SUBTRACT", under, THICK + 0.03)), 0.015, 0.05, 1, 0), end)
    tone = s.mix(s.math("MAXIMUM", s.math("MULTIPLY", hollow, 0.8), seam), tone, tuple(c * 0.10 for c in colour))
    flutes = s.math("SINE", s.math("MULTIPLY", x, 2 * np.pi / 0.75))
    crease = s.bump(s.noise(at, 0.16, 4, 0.6), 0.35, 0.5)
    normal = s.bump(fibres, 0.2, 0.02, s.bump(flutes, 0.12, 0.03, crease))
    normal = s.bump(s.math("MAXIMUM", hollow, seam), 0.6, -0.05, normal)
    return s.finish(s.principled(Base_Color=tone, Roughness=0.78, Specular=0.2, Normal=normal))


def packing_tape():
    """Clear packing tape: the board shows through it, here and there it has air below it."""
    s = Shader("packing tape")
    at = s.place()
    air = s.ramp(s.noise(s.place((0.4, 1, 1)), 1.1, 6, 0.7), 0.54, 0.7, 0.03, 0.30)
    wrinkles = s.bump(s.noise(s.place((0.3, 2.5, 2.5)), 1.2, 4, 0.6), 0.25, 0.05, s.bump(s.noise(at, 0.4, 3, 0.5), 0.3, 0.2))
    facing = s.node("LayerWeight", Blend=0.5, Normal=wrinkles).outputs["Facing"]
    mirror = s.math("ADD", s.math("MULTIPLY", s.math("POWER", facing, 3.0), 0.6), 0.06)
    clear = s.node("BsdfTransparent", Color=(0.86, 0.82, 0.74)).outputs[0]
    sheen = s.node("BsdfGlossy", Color=(1, 1, 1), Roughness=0.10, Normal=wrinkles).outputs[0]
    pale = s.node("BsdfDiffuse", Color=(0.62, 0.54, 0.42)).outputs[0]
    return s.finish(s.lets_light_by(s.blend(air, s.blend(mirror, clear, sheen), pale), 0.85))


def dented(points, random, size):
    """Dents: a few pushed-in places, and corners that were set down hard."""
    points = points.copy()
    half = np.array(size) / 2
    middle = np.array((0, 0, half[2]))
    inward = -(points - middle) / half
    for _ in range(7):
        spot = middle + half * random.uniform(-1, 1, 3) * (1, 1, 1)
        axis = random.integers(3)
        spot[axis] = middle[axis] + half[axis] * random.choice((-1, 1))
        reach = random.uniform(1.2, 3.0)
        near = np.exp(-np.sum((points - spot) ** 2, 1) / reach**2)
        points += inward * (near * random.uniform(0.10, 0.28))[:, None]
    for sx in (-1, 1):
        for sy in (-1, 1):
            corner = np.array((sx * half[0], sy * half[1], size[2]))
            near = np.exp(-np.sum((points - corner) ** 2, 1) / random.uniform(0.9, 1.5) ** 2)
            points += inward * (near * random.uniform(0.12, 0.30))[:, None]
    return points


def flap_line(y, depth, height):
    """The top's height at y: each flap sags to the slit, where the two meet."""
    away = np.abs(y)
    sag = 0.16 * (1 - away / (depth / 2)) ** 1.6
    slit = 0.30 * np.exp(-((away / 0.10) ** 2))
    return height - sag - slit


def carton(size, material, seed=4):
    """Its body and its two flaps as one skin: a section along y, drawn out along x, with two ends."""
    length, depth, height = size
    r, half = 0.42, depth / 2
    arc = np.linspace(0, np.pi / 2, 7)
    corner = [(half - r + r * np.cos(a), height - r + r * np.sin(a)) for a in arc]
    side = [(half, z) for z in np.linspace(0, height - r, 24)[:-1]]
    inner = half - r
    top_y = np.concatenate((np.linspace(inner, 0.5, 22)[1:], np.linspace(0.5, -0.5, 25)[1:-1], np.linspace(-0.5, -inner, 22)[:-1]))
    top = [(y, float(flap_line(y, depth, height))) for y in top_y]
    section = np.array([*side, *corner, *top, *[(-y, z) for y, z in corner[::-1]], *[(-y, z) for y, z in side[::-1]]])
    m = len(section)
    ends = np.array([0.0, 0.05, 0.14])
    xs = np.concatenate((-length / 2 + ends, np.linspace(-length / 2 + 0.4, length / 2 - 0.4, 70), length / 2 - ends[::-1]))
    inset = np.zeros(len(xs))
    inset[[0, -1]], inset[[1, -2]] = 0.12, 0.03
    middle = np.array((0, height / 2))
    rows = [np.column_stack((np.full(m, x), section + (middle - section) * (i / np.array((half, height / 2))))) for x, i in zip(xs, inset)]
    points = dented(np.concatenate(rows), np.random.default_rng(seed), size)
    n = len(xs)
    faces = [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(n - 1) for k in range(m - 1)]
    faces += [tuple(range(m))[::-1], tuple(range((n - 1) * m, n * m))]
    return shapes.mesh_of("carton", points, faces, material)


def strip(size, width):
    """Tape over the slit, down both ends."""
    length, _, height = size
    out, high = length / 2 + 0.04, height - 0.10
    over = [(-out, height - 6.5), (-out, high), (out, high), (out, height - 6.5)]
    corners = [over[0], *shapes.rounded(over, 0.3, 6)[7:21], over[3]]
    path = np.array([(x, 0, z) for x, z in shapes.even_path(corners, 160)])
    path[:, 2] += 0.012 * np.sin(path[:, 0] * 1.7)
    ups = np.cross(np.gradient(path, axis=0), (0, 1, 0)) * -1
    return shapes.ribbon("tape", path, width, 0.02, packing_tape(), ups, 0.003)


def parcel(size=(34, 24, 16), mark=9.0, tape=True, tape_width=5.0, shift=0.0):
    """A closed carton, its bottom on z = 0, about the z axis; the mark on its front (-y)."""
    parts = [carton(size, board(size, mark=mark, shift=shift))]
    if tape:
        parts.append(strip(size, tape_width))
    return shapes.group("parcel", parts)
