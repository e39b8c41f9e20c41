"""The materials of boots: synthetic leather, carbon weave, felt."""
from studio.nodes import Shader


def leather(colour=(0.012, 0.013, 0.016), pebble=9.0, depth=0.35, roughness=0.42):
    """Pebbled synthetic leather."""
    s = Shader("leather")
    at = s.place()
    cells = s.node("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=at, Scale=pebble, Smoothness=0.5).outputs[0]
    fine = s.bump(s.noise(at, 30, 3, 0.6), 0.08, 0.01)
    normal = s.bump(cells, depth, -0.035, fine)
    rough = s.ramp(s.noise(at, 0.9, 4, 0.6), 0.3, 0.75, roughness - 0.08, roughness + 0.12)
    worn = s.mix(s.ramp(s.noise(at, 0.7, 6, 0.7), 0.5, 0.8, 0, 0.3), colour, tuple(c + 0.03 for c in colour))
    return s.finish(s.principled(Base_Color=worn, Roughness=rough, Specular=0.45, Normal=normal))


def carbon(tow=0.24, colour=(0.02, 0.021, 0.024)):
    """A 2 x 2 twill of carbon fibre under lacquer, by the UVs in centimetres."""
    s = Shader("carbon")
    uv = s.node("SeparateXYZ", Vector=s.node("TexCoord").outputs["UV"])
    u, v = (s.math("DIVIDE", uv.outputs[axis], tow) for axis in "XY")
    step = s.math("ADD", s.math("FLOOR", u), s.math("FLOOR", v))
    warp = s.math("LESS_THAN", s.math("PINGPONG", step, 2), 1.0)
    round_u = s.math("PINGPONG", u, 0.5)
    round_v = s.math("PINGPONG", v, 0.5)
    height = s.mix(warp, round_u, round_v)
    tone = s.mix(warp, colour, tuple(c * 2.6 for c in colour))
    normal = s.bump(height, 0.5, 0.05)
    return s.finish(
        s.principled(
            Base_Color=tone, Roughness=0.32, Specular=0.6, Normal=normal, Clearcoat=1.0, Clearcoat_Roughness=0.06
        )
    )


def felt(colour=(0.62, 0.63, 0.64)):
    """Pressed wool felt: a tangle of fibres, no shine."""
    s = Shader("felt")
    at = s.place()
    long = s.place((1, 0.22, 1), 0.6)
    other = s.place((0.25, 1, 1), 0.2)
    tangle = s.math("ADD", s.noise(long, 26, 3, 0.6), s.noise(other, 22, 3, 0.6))
    lumps = s.noise(at, 2.2, 4, 0.6)
    tone = s.mix(s.ramp(tangle, 0.75, 1.3), tuple(c * 0.72 for c in colour), colour)
    normal = s.bump(lumps, 0.4, 0.08, s.bump(tangle, 0.7, 0.03))
    return s.finish(s.principled(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.7, Normal=normal))
