"""The knitted cloth of a hockey sock, and the clear tape around it."""
import math

from studio.nodes import Shader

from .roll import WIDTH


def knit(colour, stripes, stitch=0.26):
    """Knitted polyester: columns of V stitches (`stitch` cm wide). `stripes` are (from, to, colour) in height."""
    s = Shader("knit")
    around, up, _ = s.axes(s.node("TexCoord").outputs["UV"])
    shade = colour
    for low, high, own in stripes:
        inside = s.math("MULTIPLY", s.ramp(up, low - 0.03, low + 0.03), s.ramp(up, high - 0.03, high + 0.03, 1, 0))
        shade = s.mix(inside, shade, own)
    column = s.math("PINGPONG", s.math("DIVIDE", around, stitch), 0.5)
    row = s.math("FRACT", s.math("ADD", s.math("DIVIDE", up, stitch * 0.8), s.math("MULTIPLY", column, 1.1)))
    loop = s.math("SINE", s.math("MULTIPLY", row, math.pi))
    ridge = s.math("SINE", s.math("MULTIPLY", column, 2 * math.pi))
    height = s.math("MULTIPLY", s.math("POWER", loop, 0.6), s.math("POWER", s.math("MAXIMUM", ridge, 0.001), 0.5))
    fuzz = s.noise(s.place(), 26, 3, 0.7)
    worn = s.ramp(s.noise(s.place(), 0.35, 5, 0.65), 0.45, 0.75, 0, 0.05)
    shade = s.mix(worn, shade, (0.22, 0.23, 0.26))
    shade = s.mix(s.ramp(height, 0.1, 0.75, 0.55, 0), shade, (0.004, 0.005, 0.008))
    normal = s.bump(height, 0.8, 0.06, s.bump(fuzz, 0.2, 0.015))
    return s.finish(s.principled(Base_Color=shade, Roughness=0.85, Specular=0.15, Sheen=0.3, Normal=normal))


def film(stitch=0.26):
    """
    Clear tape drawn tight over cloth: the cloth below is darker, as if wet, its stitches press through,
    and long wrinkles and a little air catch the light. UVs: centimetres around and across.
    """
    s = Shader("film")
    around, across, _ = s.axes(s.node("TexCoord").outputs["UV"])
    spot = s.node("CombineXYZ", X=around, Y=across).outputs[0]
    stretched = s.node("Mapping", Vector=spot, Scale=(0.22, 1.7, 1)).outputs[0]
    puckers = s.node("Mapping", Vector=spot, Scale=(1.5, 0.3, 1)).outputs[0]
    ribs = s.math("SINE", s.math("MULTIPLY", around, 2 * math.pi / stitch))
    normal = s.bump(ribs, 0.10, 0.02, s.bump(s.noise(puckers, 1.0, 3, 0.6), 0.35, 0.10))
    normal = s.bump(s.noise(stretched, 1.1, 4, 0.6), 0.4, 0.09, normal)
    facing = s.node("LayerWeight", Blend=0.5, Normal=normal).outputs["Facing"]
    mirror = s.math("ADD", s.math("MULTIPLY", s.math("POWER", facing, 3.0), 0.6), 0.075)
    clear = s.node("BsdfTransparent", Color=(0.88, 0.88, 0.87)).outputs[0]
    sheen = s.node("BsdfGlossy", Color=(1, 1, 1), Roughness=0.13, Normal=normal).outputs[0]
    pale = s.node("BsdfDiffuse", Color=(0.75, 0.77, 0.79)).outputs[0]
    edge = s.ramp(s.math("ABSOLUTE", across), WIDTH / 2 - 0.05, WIDTH / 2 - 0.01, 0, 0.30)
    air = s.ramp(s.noise(stretched, 1.6, 5, 0.7), 0.58, 0.74, 0, 0.16)
    surface = s.blend(s.math("ADD", edge, air, True), s.blend(mirror, clear, sheen), pale)
    return s.finish(s.lets_light_by(surface, 0.85))
