"""A parcel of corrugated board, closed with tape. In centimetres."""
import numpy as np

from studio import brand, shapes
from studio.colours import NAVY, RED
from studio.nodes import Shader

KRAFT = (0.43, 0.27, 0.145)


def board(colour=KRAFT, mark=0.0, height=0.0, shift=0.0):
    """Corrugated board; with `mark`, its width, it is printed on the front (-y) at a height."""
    s = Shader("board")
    at = s.place()
    fibres = s.noise(s.place((1, 0.25, 1)), 5, 5, 0.7)
    tone = s.mix(s.ramp(fibres, 0.3, 0.7), tuple(c * 0.8 for c in colour), colour)
    tone = s.mix(s.ramp(s.noise(at, 0.09, 4), 0.35, 0.7, 0, 0.35), tone, tuple(c * 1.18 for c in colour))
    tone = s.mix(s.ramp(s.noise(at, 9, 2, 0.8), 0.64, 0.7, 0, 0.5), tone, tuple(c * 0.4 for c in colour))
    parts = s.node("SeparateXYZ", Vector=at)
    if mark:
        facing = s.node("SeparateXYZ", Vector=s.node("TexCoord").outputs["Normal"]).outputs["Y"]
        flat = s.node("CombineXYZ", X=parts.outputs["X"], Y=parts.outputs["Z"]).outputs[0]
        ink = s.ramp(fibres, 0.25, 0.45, 0.72, 0.95)
        shown = brand.stamp(s, flat, tone, mark, (shift, height), bar=RED, ring=NAVY, ink=ink)
        tone = s.mix(s.math("LESS_THAN", facing, -0.7), tone, shown)
    flutes = s.math("SINE", s.math("MULTIPLY", parts.outputs["X"], 2 * np.pi / 0.75))
    crease = s.bump(s.noise(at, 0.16, 4, 0.6), 0.35, 0.5)
    normal = s.bump(fibres, 0.2, 0.02, s.bump(flutes, 0.10, 0.03, crease))
    return s.finish(s.principled(Base_Color=tone, Roughness=0.78, Specular=0.2, Normal=normal))


def packing_tape(colour=(0.30, 0.17, 0.075), clear=0.25):
    """Brown packing tape: glossy, with fine wrinkles and air below it."""
    s = Shader("packing tape")
    at = s.place()
    air = s.ramp(s.noise(at, 0.8, 6, 0.7), 0.52, 0.68, 0, 0.35)
    tone = s.mix(air, colour, tuple(c * 1.7 for c in colour))
    wrinkles = s.bump(s.noise(s.place((0.3, 2.5, 2.5)), 1.2, 4, 0.6), 0.25, 0.05)
    return s.finish(
        s.principled(Base_Color=tone, Roughness=0.22, Specular=0.55, Normal=wrinkles, Clearcoat=0.6, Clearcoat_Roughness=0.1)
    )


def parcel(size=(34, 24, 16), mark=9.0, tape=True, tape_width=5.0, shift=0.0):
    """A closed parcel, its bottom on z = 0, about the z axis; the mark on its front (-y)."""
    length, depth, height = size
    card = board(mark=mark, height=0.0, shift=shift)
    gap, thick = 0.18, 0.45
    body = shapes.box("box", (length, depth, height - thick), card, 0.35, 3)
    parts = [shapes.move(body, (0, 0, (height - thick) / 2))]
    plain = board()
    for sign in (-1, 1):
        flap = shapes.box("flap", (length - 0.15, depth / 2 - gap, thick), plain, 0.2, 3)
        parts.append(shapes.move(flap, (0, sign * (depth / 4 + gap / 2), height - thick / 2 + 0.02), (sign * 0.5, 0, 0)))
    if tape:
        film = packing_tape()
        over = [(-length / 2 - 0.06, height - 6.5), (-length / 2 - 0.06, height + 0.07), (length / 2 + 0.06, height + 0.07), (length / 2 + 0.06, height - 6.5)]
        corners = [over[0], *shapes.rounded(over, 0.5, 6)[7:21], over[3]]
        fine = [np.array(a) + (np.array(b) - np.array(a)) * t for a, b in zip(corners, corners[1:]) for t in np.linspace(0, 1, 12, endpoint=False)]
        path = np.array([(x, 0, z) for x, z in [*fine, over[3]]])
        along = np.gradient(path, axis=0)
        ups = np.cross(along, (0, 1, 0)) * -1
        parts.append(shapes.ribbon("tape", path, tape_width, 0.03, film, ups, 0.003))
    return shapes.group("parcel", parts)
