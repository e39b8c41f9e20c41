"""A steel tape measure, pulled out. In centimetres; its inches are inches."""
import numpy as np

from studio import labels, shapes
from studio.nodes import Shader

INCH = 2.54
LONG = 16  # in inches: as much as is printed


def printed(colour=(0.80, 0.52, 0.03), width=2.5):
    """Yellow enamel with black ticks: eighths, halves and inches, by the UVs in centimetres."""
    s = Shader("measure")
    uv = s.node("SeparateXYZ", Vector=s.node("TexCoord").outputs["UV"])
    at, across = uv.outputs["X"], s.math("SUBTRACT", width / 2, uv.outputs["Y"])
    tone = colour
    for step, long, thick in ((INCH / 8, 0.42, 0.035), (INCH / 2, 0.72, 0.04), (INCH, 1.1, 0.05)):
        near = s.math("PINGPONG", s.math("ADD", at, 0.0), step / 2)
        away = s.math("ABSOLUTE", near)
        tick = s.math("MULTIPLY", s.math("LESS_THAN", away, thick / 2), s.math("LESS_THAN", across, long))
        tone = s.mix(tick, tone, (0.012, 0.012, 0.012))
    spot = s.node("CombineXYZ", X=s.math("DIVIDE", at, LONG * INCH), Y=s.math("DIVIDE", across, width)).outputs[0]
    ink = s.node("TexImage", {"image": labels.image("ruler"), "extension": "CLIP"}, Vector=spot).outputs["Alpha"]
    tone = s.mix(ink, tone, (0.012, 0.012, 0.012))
    place = s.place()
    tone = s.mix(s.ramp(s.noise(place, 1.3, 6, 0.7), 0.5, 0.75, 0, 0.3), tone, (0.35, 0.24, 0.06))
    return s.finish(s.principled(Base_Color=tone, Roughness=0.33, Clearcoat=0.3, Clearcoat_Roughness=0.2))


def measure(width=2.5):
    """The band along x from 0, on z = 0, numbered from 1; its ticks begin at -y."""
    path = [(x, 0, 0.06) for x in np.linspace(0, LONG * INCH, 80)]
    ups = np.tile((0.0, 0.0, 1.0), (80, 1))
    return shapes.ribbon("measure", path, width, 0.05, printed(width=width), ups, 0.01)
