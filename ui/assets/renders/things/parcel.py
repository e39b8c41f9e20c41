"""A shipping carton of corrugated board, closed with tape. In centimetres."""
import numpy as np

from studio import brand, shapes
from studio.colours import NAVY, RED
from studio.nodes import Shader

KRAFT = (0.43, 0.27, 0.145)
THICK = 0.42  # of the board


def board(size, colour=KRAFT, mark=0.0, shift=0.0):
    """
    Corrugated board of a carton of `size`; with `mark`, its width, it is printed on the front (-y), and
    two arrows on the right end. The ends show the cut flutes of the flaps, the edges are rubbed pale.
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
    ink = s.ramp(fibres, 0.25, 0.45, 0.72, 0.95)
    arrows = s.node("CombineXYZ", X=y, Y=s.math("SUBTRACT", z, height / 2)).outputs[0]
    sign = {"middle": (depth * 0.27, -height * 0.08), "image": brand.this_way_up(NAVY)}
    tone = s.mix(s.math("GREATER_THAN", facing[0], 0.7), tone, brand.stamp(s, arrows, tone, height * 0.42, ink=ink, **sign))
    if mark:
        flat = s.node("CombineXYZ", X=x, Y=s.math("SUBTRACT", z, height / 2)).outputs[0]
        shown = brand.stamp(s, flat, tone, mark, (shift, 0), bar=RED, ring=NAVY, ink=ink)
        tone = s.mix(s.math("LESS_THAN", facing[1], -0.7), tone, shown)
    # Along the edges the board is creased: its fibres stand up, pale.
    ways = []
    for part, half in ((x, length / 2), (y, depth / 2), (s.math("SUBTRACT", z, height / 2), height / 2)):
        ways.append(s.math("SUBTRACT", half, s.math("ABSOLUTE", part)))
    second = s.math("MAXIMUM", s.math("MINIMUM", ways[0], ways[1]), s.math("MINIMUM", s.math("MAXIMUM", ways[0], ways[1]), ways[2]))
    rubbed = s.math("MULTIPLY", s.ramp(second, 0.06, 0.22, 1, 0), s.ramp(s.noise(at, 1.6, 5, 0.7), 0.40, 0.55))
    tone = s.mix(s.math("MULTIPLY", rubbed, 0.5), tone, tuple(min(1, c * 1.8) for c in colour))
    # The flaps end here: two liners, and a wave between them.
    end = s.math("GREATER_THAN", s.math("ABSOLUTE", facing[0]), 0.7)
    under = s.math("SUBTRACT", height, z)
    wave = s.math("MULTIPLY", s.math("SINE", s.math("MULTIPLY", y, 2 * np.pi / 0.75)), 0.09)
    cell = s.ramp(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("ADD", under, wave), THICK / 2)), 0.03, 0.06)
    inside = s.math("MULTIPLY", s.ramp(under, 0.05, 0.07), s.ramp(under, THICK - 0.07, THICK - 0.05, 1, 0))
    hollow = s.math("MULTIPLY", s.math("MULTIPLY", cell, inside), end)
    tone = s.mix(s.math("MULTIPLY", hollow, 0.85), tone, tuple(c * 0.08 for c in colour))
    flutes = s.math("SINE", s.math("MULTIPLY", x, 2 * np.pi / 0.75))
    crease = s.bump(s.noise(at, 0.16, 4, 0.6), 0.12, 0.4)
    normal = s.bump(fibres, 0.2, 0.02, s.bump(flutes, 0.14, 0.03, crease))
    normal = s.bump(hollow, 0.6, -0.05, normal)
    return s.finish(s.principled(Base_Color=tone, Roughness=0.78, Specular=0.2, Normal=normal))


def packing_tape():
    """Clear packing tape: the board shows through it, here and there it has air below it."""
    s = Shader("packing tape")
    at = s.place()
    air = s.ramp(s.noise(s.place((0.4, 1, 1)), 1.1, 6, 0.7), 0.54, 0.7, 0.03, 0.30)
    wrinkles = s.bump(s.noise(s.place((0.3, 2.5, 2.5)), 1.2, 4, 0.6), 0.25, 0.05, s.bump(s.noise(at, 0.4, 3, 0.5), 0.3, 0.2))
    facing = s.node("LayerWeight", Blend=0.5, Normal=wrinkles).outputs["Facing"]
    mirror = s.math("ADD", s.math("MULTIPLY", s.math("POWER", facing, 3.0), 0.6), 0.06)
    clear = s.node("BsdfTransparent", Color=(0.95, 0.935, 0.90)).outputs[0]
    sheen = s.node("BsdfGlossy", Color=(1, 1, 1), Roughness=0.10, Normal=wrinkles).outputs[0]
    pale = s.node("BsdfDiffuse", Color=(0.62, 0.54, 0.42)).outputs[0]
    return s.finish(s.lets_light_by(s.blend(air, s.blend(mirror, clear, sheen), pale), 0.85))


def dented(points, random, size):
    """Dents: two pushed-in places, and one corner that was set down hard."""
    points = points.copy()
    half = np.array(size) / 2
    middle = np.array((0, 0, half[2]))
    inward = -(points - middle) / half
    dents = [(middle + half * (-0.45, -1, 0.5), 2.6, 0.16), (middle + half * (0.55, -0.5, 1), 2.2, 0.12), (middle + half * (-1, -1, 1), 1.1, 0.20)]
    for spot, reach, depth in dents:
        near = np.exp(-np.sum((points - spot) ** 2, 1) / reach**2)
        points += inward * (near * depth * random.uniform(0.9, 1.1))[:, None]
    return points


def drawn(name, section, ends, material, size, seed):
    """A closed section of (y, z) points, counter-clockwise, drawn out along x, its two ends cut sharp, and dented."""
    section = np.array(shapes.across(section, 0.6))
    rim = np.array([0.0, 0.03])
    xs = np.concatenate((ends[0] + rim, np.linspace(ends[0] + 0.3, ends[1] - 0.3, 70), ends[1] - rim[::-1]))
    inset = np.zeros(len(xs))
    inset[[0, -1]] = 0.03
    inward = section.mean(0) - section
    inward /= np.linalg.norm(inward, axis=1, keepdims=True)
    rows = [np.column_stack((np.full(len(section), x), section + inward * i)) for x, i in zip(xs, inset)]
    points = dented(np.concatenate(rows), np.random.default_rng(seed), size)
    n, m = len(xs), len(section)
    faces = [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(n - 1) for k in range(m)]
    faces += [tuple(range(m))[::-1], tuple(range((n - 1) * m, n * m))]
    return shapes.mesh_of(name, points, faces, material)


def carton(size, material, seed=4):
    """Its body, and on it the two outer flaps: boards that meet in a slit, one a little higher than the other."""
    length, depth, height = size
    half, long = depth / 2, length / 2
    body = shapes.rounded([(-half, 0), (half, 0), (half, height - THICK - 0.04), (-half, height - THICK - 0.04)], 0.15, 5)
    parts = [drawn("carton", body, (-long, long), material, size, seed)]
    for side, lifted in ((-1, 0.03), (1, 0.11)):
        # From the crease along the long side to the slit.
        inner, low = 0.07, height - THICK
        board_ = [(side * half, low), (side * half, height), (side * inner, height + lifted), (side * inner, low + lifted)]
        if side < 0:
            board_ = board_[::-1]
        radii = [0.03, 0.24, 0.05, 0.05] if side > 0 else [0.05, 0.05, 0.24, 0.03]
        parts.append(drawn("flap", shapes.rounded(board_, radii, 5), (-long + 0.06, long - 0.06), material, size, seed))
    return shapes.group("carton", parts)


def strip(size, width):
    """Tape over the slit, down both ends."""
    length, _, height = size
    out, high = length / 2 + 0.02, height + 0.125
    over = [(-out, height - 6.5), (-out, high), (out, high), (out, height - 6.5)]
    corners = [over[0], *shapes.rounded(over, 0.3, 6)[7:21], over[3]]
    path = np.array([(x, 0, z) for x, z in shapes.even_path(corners, 160)])
    ups = np.cross(np.gradient(path, axis=0), (0, 1, 0)) * -1
    return shapes.ribbon("tape", path, width, 0.02, packing_tape(), ups, 0.003)


def parcel(size=(34, 24, 16), mark=9.0, tape=True, tape_width=5.0, shift=0.0):
    """A closed carton, its bottom on z = 0, about the z axis; the mark on its front (-y)."""
    parts = [carton(size, board(size, mark=mark, shift=shift))]
    if tape:
        parts.append(strip(size, tape_width))
    return shapes.group("parcel", parts)
