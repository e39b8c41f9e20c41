"""The materials of the boot of an ice skate, as one."""
import math

from studio.nodes import Shader


def surface(throat, edge, outer):
    """
    The boot's materials, by its UVs (cm from the middle of the front, and up the front) and its sides: a
    glossy toe cap, a woven quarter with two pale bars, leather facings with a row of stitches, a felt
    tongue. `throat` is how far up it begins; its facings reach from `edge` to `outer`.
    """
    s = Shader("skate")
    away, up, _ = s.axes(s.node("TexCoord").outputs["UV"])
    at = s.place()
    x, _, z = s.axes(at)
    pebble = s.node("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=at, Scale=11, Smoothness=0.5).outputs[0]
    weave = s.math("MULTIPLY", *(s.math("SINE", s.math("MULTIPLY", s.math("ADD", x, s.math("MULTIPLY", z, k)), 2 * math.pi / 0.34)) for k in (0.6, -0.6)))
    # The border of the toe cap leans forward; it is negative within the cap.
    cap = s.math("ADD", s.math("ADD", x, 6.4), s.math("MULTIPLY", s.math("SUBTRACT", z, 5.5), 0.42))
    in_cap = s.math("LESS_THAN", cap, 0.0)
    slanted = s.math("ADD", x, s.math("MULTIPLY", z, -0.55))
    bar = lambda middle, half: s.math("LESS_THAN", s.math("ABSOLUTE", s.math("SUBTRACT", slanted, middle)), half)  # noqa: E731
    bars = s.math("MAXIMUM", bar(-3.4, 0.55), bar(-1.9, 0.25))
    bars = s.math("MULTIPLY", bars, s.math("LESS_THAN", s.math("ABSOLUTE", s.math("SUBTRACT", z, 12.3)), 3.6))
    laced = s.math("GREATER_THAN", up, throat - 0.6)
    facing = s.math("MULTIPLY", laced, s.math("LESS_THAN", away, outer))
    tongue = s.math("MULTIPLY", laced, s.math("LESS_THAN", away, edge))
    black = (0.016, 0.017, 0.020)
    tone = s.mix(s.ramp(weave, -0.2, 0.6), black, tuple(c * 2.4 for c in black))
    tone = s.mix(bars, tone, (0.55, 0.57, 0.60))
    tone = s.mix(in_cap, tone, (0.012, 0.0125, 0.014))
    tone = s.mix(facing, tone, (0.020, 0.021, 0.024))
    tone = s.mix(tongue, tone, (0.60, 0.61, 0.62))
    # Seams: a dark line with pale stitches beside it, around the cap and along the facing.
    seam = s.math("MULTIPLY", s.math("LESS_THAN", s.math("ABSOLUTE", cap), 0.06), s.math("SUBTRACT", 1, facing))
    tone = s.mix(seam, tone, (0.002, 0.002, 0.002))
    dash = lambda way: s.math("LESS_THAN", s.math("FRACT", s.math("DIVIDE", way, 0.34)), 0.66)  # noqa: E731
    by_cap = s.math("MULTIPLY", s.math("LESS_THAN", s.math("ABSOLUTE", s.math("SUBTRACT", cap, 0.32)), 0.045), dash(z))
    by_cap = s.math("MULTIPLY", by_cap, s.math("SUBTRACT", 1, facing))
    by_facing = s.math("LESS_THAN", s.math("ABSOLUTE", s.math("SUBTRACT", away, outer - 0.22)), 0.045)
    by_facing = s.math("MULTIPLY", s.math("MULTIPLY", by_facing, dash(up)), laced)
    tone = s.mix(s.math("MAXIMUM", by_cap, by_facing), tone, (0.40, 0.41, 0.43))
    smooth = s.math("MAXIMUM", in_cap, bars)
    rough = s.mix(tongue, s.mix(smooth, (0.46,) * 3, (0.24,) * 3), (0.95,) * 3)
    grain = s.math("MULTIPLY", pebble, s.math("MULTIPLY", facing, s.math("SUBTRACT", 1, tongue)))
    felt = s.math("MULTIPLY", s.noise(at, 16, 4, 0.7), tongue)
    woven_ = s.math("MULTIPLY", weave, s.math("SUBTRACT", 1, s.math("MAXIMUM", smooth, facing)))
    normal = s.bump(grain, 0.3, -0.035, s.bump(felt, 0.8, 0.04, s.bump(woven_, 0.3, 0.03)))
    normal = s.bump(seam, 0.8, -0.05, normal)
    return s.finish(s.principled(Base_Color=tone, Roughness=rough, Specular=0.5, Normal=normal))
