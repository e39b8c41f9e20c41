"""An inline hockey wheel, 76 x 24 mm, with a place for two bearings. Centimetres, about the z axis."""
import math

from studio import shapes
from studio.nodes import Shader
from studio.materials import plastic

from .bearing import OUTSIDE as SEAT
from .bearing import WIDTH as BEARING
from .bearing import ball_bearing

RADIUS, HALF = 3.8, 1.2
RIM = 2.52  # where the core ends and the urethane begins
# The colors of the wheels.
RED, PALE = (0.50, 0.030, 0.028), (0.66, 0.66, 0.61)


def urethane(colour=(0.72, 0.74, 0.72), worn=0.4):
    """
    Poured urethane: glossy, and clear enough that its edges glow; `worn` is how grey and matt the strip
    that meets the floor has become.
    """
    s = Shader("urethane")
    at = s.place()
    direction, angle, radius, height = s.polar(at)
    # The strip that touches the floor: its border wanders, and it is scratched across.
    wander = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(at, 1.3, 4, 0.6), 0.5), 0.5)
    contact = s.ramp(s.math("ADD", s.math("ABSOLUTE", height), wander), 0.48, 0.66, 1, 0)
    contact = s.math("MULTIPLY", s.math("MULTIPLY", contact, worn), s.ramp(radius, RADIUS - 0.5, RADIUS - 0.25))
    grit = s.ramp(s.noise(at, 5.0, 6, 0.75), 0.35, 0.65, 0.35, 0.85)
    dirt = s.math("MULTIPLY", contact, grit)
    shade = s.mix(dirt, colour, (0.10, 0.10, 0.095))
    grey = s.ramp(s.noise(at, 0.9, 6, 0.7), 0.5, 0.8, 0, 0.35 * worn)
    shade = s.mix(grey, shade, tuple(c * 0.45 for c in colour))
    scratches = s.noise(s.node("CombineXYZ", X=s.math("MULTIPLY", angle, 26), Y=s.math("MULTIPLY", height, 1.5)).outputs[0], 1.0, 4, 0.7)
    turned = s.rings(direction, radius, 24, 0.5, 3)
    normal = s.bump(scratches, s.math("MULTIPLY", contact, 0.45), 0.03, s.bump(turned, 0.04, 0.01))
    normal = s.bump(s.noise(at, 1.1, 3, 0.5), 0.08, 0.05, normal)
    rough = s.math("ADD", s.ramp(s.noise(at, 1.4, 5, 0.65), 0.35, 0.7, 0.07, 0.2), s.math("MULTIPLY", contact, 0.5), True)
    skin = s.principled(
        Base_Color=shade, Subsurface=0.45, Subsurface_Color=colour, Subsurface_Radius=(0.5, 0.45, 0.38), Roughness=rough,
        Specular=0.55, Clearcoat=s.math("SUBTRACT", 0.8, contact, True), Clearcoat_Roughness=0.05, Normal=normal,
    )
    through = s.node("BsdfTranslucent", Color=shade, Normal=normal).outputs[0]
    return s.finish(s.blend(0.22, skin, through))


def tyre(material):
    """The urethane: flanks that bulge, and a round tread."""
    flank = [(RIM, -0.86), (2.62, -1.06), (2.85, -1.17), (3.1, -1.165), (3.36, -1.03), (3.58, -0.76), (3.73, -0.4)]
    edge = shapes.smooth_path([(r, z, 0) for r, z in [*flank, (RADIUS, 0), *[(r, -z) for r, z in flank[::-1]]]], 64)
    return shapes.lathe("tyre", [(r, z) for r, z, _ in edge], material, 192)


def spoke(material, start, end):
    """One strut of the core, between two points of the wheel's plane."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    bar = shapes.box("spoke", (length, 0.26, 1.35), material, 0.07, 3)
    return shapes.move(bar, ((ax + bx) / 2, (ay + by) / 2, 0), (0, 0, math.degrees(math.atan2(by - ay, bx - ax))))


def core(material, pairs=6):
    """The moulded core: a sleeve for the bearings, a rim that holds the urethane, struts in pairs."""
    lip = BEARING * 2 + 0.02
    sleeve = [
        (SEAT + 0.24, -HALF), (SEAT + 0.24, HALF), (SEAT + 0.004, HALF), (SEAT + 0.004, HALF - lip),
        (SEAT - 0.16, HALF - lip), (SEAT - 0.16, lip - HALF), (SEAT + 0.004, lip - HALF), (SEAT + 0.004, -HALF),
    ]
    rim = [(RIM + 0.01, -0.9), (RIM + 0.01, 0.9), (RIM - 0.13, 0.96), (RIM - 0.24, 0.8), (RIM - 0.24, -0.8), (RIM - 0.13, -0.96)]
    parts = [
        shapes.lathe("sleeve", shapes.rounded(sleeve, 0.05), material, 128),
        shapes.lathe("rim", shapes.rounded(rim, 0.05), material, 160),
    ]
    for i in range(pairs):
        middle = (i + 0.5) / pairs * 2 * math.pi
        for side in (-1, 1):
            near, far = middle + side * 0.42, middle + side * 0.14
            start = ((SEAT + 0.14) * math.cos(near), (SEAT + 0.14) * math.sin(near))
            parts.append(spoke(material, start, ((RIM - 0.12) * math.cos(far), (RIM - 0.12) * math.sin(far))))
    return parts


def wheel(colour=(0.72, 0.74, 0.72), hub=(0.014, 0.016, 0.022), sealed=True, turn=0.0, worn=0.4, bearings=True):
    """
    A wheel about the z axis, its middle at 0; stand it with `move(wheel(), (x, y, RADIUS), (90, 0, yaw))`.
    `colour` is the urethane's, `hub` the core's; `turn` (degrees) turns the print of its bearings.
    """
    parts = [tyre(urethane(colour, worn)), *core(plastic(hub, 0.34, 0.08))]
    if bearings:
        for side in (1, -1):
            one = ball_bearing(sealed, turn)
            parts.append(shapes.move(one, (0, 0, side * (HALF - BEARING - 0.015)), (0 if side > 0 else 180, 0, 0)))
    return shapes.group("wheel", parts)
