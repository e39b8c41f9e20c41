"""The knitted cloth of a hockey sock, and the clear tape around it."""
import math

from studio.nodes import Shader

from .roll import WIDTH

RIB = 0.44
# The part of the light that goes through one layer of the film.
TRANSMITTANCE = 0.93


def knit(colour, stripes):
    """Rib-knitted polyester: ridges up the leg, RIB apart, of V stitches. `stripes` are (from, to, colour) in height."""
    s = Shader("knit")
    around, up, _ = s.axes(s.node("TexCoord").outputs["UV"])
    shade = colour
    for low, high, own in stripes:
        inside = s.math("MULTIPLY", s.ramp(up, low - 0.02, low + 0.02), s.ramp(up, high - 0.02, high + 0.02, 1, 0))
        shade = s.mix(inside, shade, own)
    # 0 in the groove between two ribs, 1 on the ridge, which is broad and round.
    across = s.math("MULTIPLY", s.math("PINGPONG", s.math("DIVIDE", around, RIB), 0.5), 2.0)
    ridge = s.math("POWER", s.math("SINE", s.math("MULTIPLY", across, math.pi / 2)), 0.7)
    row = s.math("FRACT", s.math("ADD", s.math("DIVIDE", up, RIB * 0.45), s.math("MULTIPLY", across, 0.8)))
    loop = s.math("SINE", s.math("MULTIPLY", row, math.pi))
    height = s.math("ADD", s.math("MULTIPLY", ridge, 0.85), s.math("MULTIPLY", loop, 0.15))
    groove = s.math("ADD", s.ramp(ridge, 0.15, 0.75, 0.72, 0), s.ramp(loop, 0.0, 0.5, 0.10, 0), True)
    shade = s.mix(groove, shade, (0.004, 0.005, 0.008))
    normal = s.bump(height, 0.9, 0.10)
    return s.finish(s.principled(Base_Color=shade, Roughness=0.85, Specular=0.12, Sheen=0.2, Normal=normal))


def film(transmittance=TRANSMITTANCE):
    """
    Clear tape drawn tight over cloth: the cloth below is darker, as if wet, its ribs press through,
    and long wrinkles and a little air catch the light. UVs: centimetres around and across.
    """
    s = Shader("film")
    around, across, _ = s.axes(s.node("TexCoord").outputs["UV"])
    spot = s.node("CombineXYZ", X=around, Y=across).outputs[0]
    stretched = s.node("Mapping", Vector=spot, Scale=(0.22, 1.7, 1)).outputs[0]
    puckers = s.node("Mapping", Vector=spot, Scale=(1.5, 0.3, 1)).outputs[0]
    ribs = s.math("SINE", s.math("MULTIPLY", around, 2 * math.pi / RIB))
    normal = s.bump(ribs, 0.18, 0.02, s.bump(s.noise(puckers, 1.0, 3, 0.6), 0.6, 0.10))
    normal = s.bump(s.noise(stretched, 1.1, 4, 0.6), 0.5, 0.09, normal)
    facing = s.node("LayerWeight", Blend=0.5, Normal=normal).outputs["Facing"]
    mirror = s.math("ADD", s.math("MULTIPLY", s.math("POWER", facing, 3.0), 0.6), 0.11)
    clear = s.node("BsdfTransparent", Color=(transmittance, transmittance, transmittance * 0.99)).outputs[0]
    sheen = s.node("BsdfGlossy", Color=(1, 1, 1), Roughness=0.10, Normal=normal).outputs[0]
    pale = s.node("BsdfDiffuse", Color=(0.75, 0.77, 0.79)).outputs[0]
    edge = s.ramp(s.math("ABSOLUTE", across), WIDTH / 2 - 0.07, WIDTH / 2 - 0.02, 0, 0.42)
    air = s.ramp(s.noise(stretched, 1.6, 5, 0.7), 0.58, 0.74, 0, 0.10)
    surface = s.blend(s.math("ADD", edge, air, True), s.blend(mirror, clear, sheen), pale)
    return s.finish(s.lets_light_by(surface, transmittance - 0.03))
