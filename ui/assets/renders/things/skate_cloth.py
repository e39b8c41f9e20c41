"""The materials of the boot of a hockey skate, as one."""
import math
from types import SimpleNamespace

from studio.nodes import Shader

GLOSSY, BLACK = (0.012, 0.0125, 0.014), (0.016, 0.017, 0.020)
# The dash of a seam, and the part of it that is thread.
STITCH, THREAD = 0.34, 0.66
# The height at which the heel counter ends.
COUNTER = 18.5
# The width of the padded collar, and how far below the top the tendon guard begins.
COLLAR, GUARD = 2.9, 6.5


def parts(s, throat, edge, outer, sole, top):
    """The masks of the boot's parts, and the distances from the borders of the toe cap and the heel counter."""
    away, up, _ = s.axes(s.node("TexCoord").outputs["UV"])
    x, _, z = s.axes(s.place())
    # The border of the toe cap leans forward; it is negative within the cap.
    cap = s.math("ADD", s.math("ADD", x, 6.4), s.math("MULTIPLY", s.math("SUBTRACT", z, 5.5), 0.42))
    # The counter wraps the heel; it is positive within.
    rise = s.math("SUBTRACT", z, 6.0)
    counter = s.math("SUBTRACT", s.math("SUBTRACT", x, 4.6), s.math("MULTIPLY", s.math("MULTIPLY", rise, rise), 0.058))
    slanted = s.math("ADD", x, s.math("MULTIPLY", z, -0.55))
    laced = s.math("GREATER_THAN", up, throat - 0.6)
    facing = s.product(laced, s.math("LESS_THAN", away, outer))
    outside = s.math("LESS_THAN", up, top + 0.30)
    guard = s.product(s.math("GREATER_THAN", x, 10.4), s.math("GREATER_THAN", up, top - GUARD), outside)
    collar = s.product(s.math("GREATER_THAN", up, top - COLLAR), s.inverted(facing), s.inverted(guard))
    return SimpleNamespace(
        x=x, z=z, up=up, away=away, cap_border=cap, counter_border=counter, laced=laced, facing=facing,
        outside=outside, guard=guard, collar=collar, free=s.inverted(facing),
        tongue=s.product(laced, s.math("LESS_THAN", away, edge)),
        cap=s.math("LESS_THAN", cap, 0.0),
        counter=s.product(s.math("GREATER_THAN", counter, 0.0), s.math("LESS_THAN", z, COUNTER)),
        bars=s.product(s.maximum(s.near(slanted, -3.4, 0.55), s.near(slanted, -1.9, 0.25)), s.near(z, 12.3, 3.6)),
        sole=s.math("LESS_THAN", up, sole),
        piping=s.product(s.near(up, top - COLLAR - 0.05, 0.11), s.inverted(facing), s.inverted(guard)),
    )


def seams(s, p, outer, sole):
    """A dark line around the cap, the counter and the sole, and the pale stitches beside it and along the facing."""
    on_counter = s.product(s.near(p.counter_border, 0, 0.06), s.math("LESS_THAN", p.z, COUNTER))
    line = s.product(s.maximum(s.near(p.cap_border, 0, 0.06), on_counter, s.near(p.up, sole + 0.05, 0.06)), p.free, p.outside)

    def dash(way):
        return s.math("LESS_THAN", s.math("FRACT", s.math("DIVIDE", way, STITCH)), THREAD)

    by_counter = s.product(s.near(p.counter_border, -0.34, 0.045), s.math("LESS_THAN", p.z, COUNTER - 1))
    around = s.product(s.maximum(s.near(p.cap_border, 0.32, 0.045), by_counter), dash(p.z), p.free, s.math("GREATER_THAN", p.up, sole + 0.2))
    along = s.product(s.near(p.away, outer - 0.22, 0.045), dash(p.up), p.laced)
    return line, s.maximum(around, along)


def surface(throat, edge, outer, sole, top):
    """
    The boot's materials, by its UVs (cm from the middle of the front, and up the front) and its sides: a
    glossy toe cap and heel counter, a woven quarter with two pale bars, leather facings with a row of
    stitches, a felt tongue, a padded collar above a red piping, a ridged tendon guard, a felt lining.
    `throat` is how far up it begins; its facings reach from `edge` to `outer`. The outsole ends at `sole`,
    the outside at `top`.
    """
    s = Shader("skate")
    p = parts(s, throat, edge, outer, sole, top)
    at = s.place()
    pebble = s.node("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=at, Scale=11, Smoothness=0.5).outputs[0]
    weave = s.product(*(s.math("SINE", s.math("MULTIPLY", s.math("ADD", p.x, s.math("MULTIPLY", p.z, k)), 2 * math.pi / 0.34)) for k in (0.6, -0.6)))
    line, stitches = seams(s, p, outer, sole)
    inside = s.inverted(p.outside)
    tone = s.mix(s.ramp(weave, -0.2, 0.6), BLACK, tuple(c * 2.4 for c in BLACK))
    for part, color in (
        (p.bars, (0.55, 0.57, 0.60)), (p.cap, GLOSSY), (s.maximum(p.counter, p.guard), GLOSSY), (p.facing, (0.020, 0.021, 0.024)),
        (p.tongue, (0.40, 0.41, 0.43)), (p.collar, (0.022, 0.023, 0.027)), (p.piping, (0.36, 0.012, 0.02)),
        (p.sole, (0.010, 0.0105, 0.012)), (inside, (0.085, 0.088, 0.096)), (line, (0.002, 0.002, 0.002)), (stitches, (0.40, 0.41, 0.43)),
    ):
        tone = s.mix(part, tone, color)
    smooth = s.maximum(p.cap, p.bars, p.counter, p.sole)
    cushion = s.maximum(p.collar, s.product(inside, s.inverted(p.guard)))
    rough = s.mix(p.tongue, s.mix(smooth, (0.46,) * 3, (0.24,) * 3), (0.95,) * 3)
    rough = s.mix(cushion, rough, (0.85,) * 3)
    normal = None
    for height, strength, distance in (
        (s.product(weave, s.inverted(s.maximum(smooth, p.facing, cushion, p.guard))), 0.3, 0.03),
        (s.product(s.noise(at, 16, 4, 0.7), s.maximum(p.tongue, cushion)), 0.8, 0.04),
        (s.product(pebble, p.facing, s.inverted(p.tongue)), 0.3, -0.035),
        (s.product(s.math("SINE", s.math("MULTIPLY", p.z, 2 * math.pi / 0.8)), p.guard), 0.3, 0.03),
        (line, 0.8, -0.05),
        (p.piping, 0.9, 0.08),
        (s.maximum(p.counter, p.sole), 0.8, 0.10),
    ):
        normal = s.bump(height, strength, distance, normal)
    return s.finish(s.principled(Base_Color=tone, Roughness=rough, Specular=0.5, Normal=normal))
