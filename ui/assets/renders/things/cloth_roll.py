"""A roll of black cloth tape: 1 inch wide on a core of 1.5 inches. Centimeters, about the z axis."""
import numpy as np

from studio import shapes
from studio.nodes import Shader
from things.roll import WIDTH, tail_path

INSIDE, CORE, OUTSIDE = 1.95, 2.2, 4.7
THREADS = 11.0


def weave(s, along, across):
    """The height of a plain weave, `THREADS` to a centimeter each way, about 0."""
    threads = THREADS * 2 * 3.1416
    return s.math("MULTIPLY", *(s.math("SINE", s.math("MULTIPLY", way, threads)) for way in (along, across)))


def wound_cloth():
    """Turns of cloth: rings on the two faces, the weave on the wall, lint on both."""
    s = Shader("wound cloth")
    direction, angle, radius, height = s.polar(s.place())
    face = s.ramp(s.math("ABSOLUTE", s.axes(s.node("TexCoord").outputs["Normal"])[2]), 0.6, 0.9)
    fine = s.rings(direction, radius, 26, 0.5, 3, 0.7)
    broad = s.rings(direction, radius, 5, 0.7, 3, 0.6)
    edge = s.mix(s.ramp(fine, 0.36, 0.66), (0.011, 0.011, 0.012), (0.060, 0.060, 0.062))
    edge = s.mix(s.ramp(broad, 0.4, 0.7, 0, 0.45), edge, (0.028, 0.028, 0.030))
    around = s.math("MULTIPLY", angle, OUTSIDE)
    uneven = s.noise(s.node("CombineXYZ", X=s.math("MULTIPLY", around, 7.0), Y=s.math("MULTIPLY", height, 0.3)).outputs[0], 1, 3, 0.6)
    wall = s.mix(s.ramp(uneven, 0.3, 0.7), (0.010, 0.010, 0.011), (0.026, 0.026, 0.028))
    shade = s.mix(face, wall, edge)
    lint = s.ramp(s.noise(s.place(), 24, 2, 0.5), 0.74, 0.80, 0, 0.35)
    shade = s.mix(lint, shade, (0.22, 0.22, 0.22))
    ridges = s.bump(s.math("MULTIPLY", fine, face), 0.6, 0.03)
    woven = s.bump(s.math("MULTIPLY", weave(s, around, height), s.math("SUBTRACT", 1.0, face)), 0.5, 0.010, ridges)
    return s.finish(s.principled(Base_Color=shade, Roughness=0.66, Specular=0.26, Sheen=0.25, Normal=woven))


def strip():
    """The free end, by the UVs of a ribbon: cloth with frayed edges."""
    s = Shader("strip")
    along, across, _ = s.axes(s.node("TexCoord").outputs["UV"])
    fray = s.ramp(s.math("ABSOLUTE", across), WIDTH / 2 - 0.08, WIDTH / 2 - 0.02, 0, 0.6)
    shade = s.mix(fray, (0.017, 0.017, 0.018), (0.10, 0.10, 0.10))
    return s.finish(s.principled(Base_Color=shade, Roughness=0.64, Specular=0.26, Sheen=0.25, Normal=s.bump(weave(s, along, across), 0.5, 0.010)))


def paper_core():
    """White cardboard without print."""
    s = Shader("paper core")
    fibre = s.bump(s.noise(s.place(), 24, 4, 0.7), 0.15, 0.01)
    tone = s.mix(s.ramp(s.noise(s.place(), 1.1, 5, 0.6), 0.4, 0.7), (0.62, 0.61, 0.58), (0.74, 0.73, 0.70))
    return s.finish(s.principled(Base_Color=tone, Roughness=0.6, Specular=0.3, Normal=fibre))


def side_profile(seed):
    """The cloth's section: its turns do not lie flush."""
    random = np.random.default_rng(seed)
    half, count = WIDTH / 2, 56
    radii = np.linspace(CORE + 0.01, OUTSIDE - 0.03, count)
    drift = np.cumsum(random.normal(0, 0.007, (2, count)), 1) + random.normal(0, 0.006, (2, count))
    drift -= np.linspace(0, 1, count) * drift[:, -1:]
    low = [(r, -half + max(d, 0)) for r, d in zip(radii, drift[0])]
    high = [(r, half + d) for r, d in zip(radii, drift[1])]
    return [*low, (OUTSIDE, -half + 0.03), (OUTSIDE, half - 0.03), *high[::-1]]


def cloth_roll(tail=None, seed=3):
    """A roll about the z axis, its middle at 0; `tail` is None or the settings of `tail_path`."""
    half = WIDTH / 2
    core = [(INSIDE, -half), (CORE, -half), (CORE, half), (INSIDE, half)]
    parts = [
        shapes.lathe("core", shapes.rounded(core, 0.03), paper_core(), 360),
        shapes.lathe("cloth", side_profile(seed), wound_cloth(), 720),
    ]
    if tail:
        path, ups = tail_path(**tail, outside=OUTSIDE + 0.02)
        parts.append(shapes.ribbon("strip", path, WIDTH, 0.04, strip(), ups))
    return shapes.group("cloth roll", parts)
