"""Skate laces: flat, woven, waxed; white with a blue tracer. Lengths in centimetres."""
import numpy as np
from mathutils import Vector

from studio import materials, shapes
from studio.colours import BLUE
from studio.nodes import Shader

WIDTH, THICK = 0.95, 0.14
TIP, TIP_RADIUS = 2.3, 0.19
WHITE = (0.93, 0.935, 0.925)


def braid(s, u, v, column, stitch):
    """Columns of slanted stitches: the number of a place's column, its stitch, and how high its thread is."""
    columns = s.math("DIVIDE", v, column)
    number = s.math("FLOOR", columns)
    cell = s.math("SUBTRACT", s.math("SUBTRACT", columns, number), 0.5)
    odd = s.math("PINGPONG", number, 1)
    slant = s.math("MULTIPLY", cell, s.math("SUBTRACT", s.math("MULTIPLY", odd, 2), 1))
    phase = s.math("ADD", s.math("DIVIDE", u, stitch), s.math("MULTIPLY", slant, 0.8))
    across = s.math("SUBTRACT", 1, s.math("POWER", s.math("ABSOLUTE", s.math("MULTIPLY", cell, 2)), 2.4))
    wave = s.math("SINE", s.math("MULTIPLY", s.math("SUBTRACT", phase, s.math("FLOOR", phase)), np.pi))
    return number, phase, s.math("MULTIPLY", across, s.math("POWER", wave, 0.7))


def woven(colour=WHITE, tracer=BLUE, column=0.119, stitch=0.15, waxed=1.0, finer=1):
    """
    Braided cloth by its UVs (in centimetres): columns of slanted stitches, those of the two in the
    middle in the tracer's colour. `waxed` from 0 (dry cloth) to 1; each stitch is `finer` threads wide
    and long, for the pictures that come close.
    """
    s = Shader("lace")
    parts = s.node("SeparateXYZ", Vector=s.node("TexCoord").outputs["UV"])
    at = s.place()
    astray = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(at, 1.7, 4, 0.6), 0.5), 0.11)
    u = s.math("ADD", parts.outputs["X"], astray)
    v = s.math("ADD", parts.outputs["Y"], s.math("MULTIPLY", astray, 0.3))
    number, phase, height = braid(s, u, v, column / finer, stitch / finer)
    if finer > 1:
        number, phase, _ = braid(s, u, v, column, stitch)
    blue = s.math("LESS_THAN", s.math("ABSOLUTE", s.math("ADD", number, 0.5)), 0.9)
    turn = s.math("MODULO", s.math("FLOOR", phase), 2)
    blue = s.math("MULTIPLY", blue, s.math("LESS_THAN", s.math("ABSOLUTE", turn), 0.5))
    thread = s.mix(blue, colour, tuple(c * 0.9 for c in tracer))
    soiled = s.mix(s.ramp(s.noise(at, 0.5, 5, 0.6), 0.4, 0.8, 0, 0.07), thread, (0.55, 0.55, 0.52))
    gap = s.mix(0.36, thread, (0.16, 0.17, 0.19))
    shade = s.mix(s.ramp(height, 0.05, 0.5), gap, soiled)
    fibres = s.bump(s.noise(s.place((1, 1, 1)), 55, 2, 0.6), 0.22, 0.006)
    normal = s.bump(height, 0.75, 0.028 / finer, fibres)
    wax = s.ramp(s.noise(at, 2.5, 4, 0.6), 0.35, 0.7, 0.62 - 0.24 * waxed, 0.72 - 0.14 * waxed)
    light = s.principled(
        Base_Color=shade, Roughness=wax, Specular=0.25 + 0.25 * waxed, Sheen=0.35, Normal=normal
    )
    through = s.node("BsdfTranslucent", Color=shade, Normal=normal).outputs[0]
    return s.finish(s.node("MixShader", Fac=0.12, in1=light, in2=through).outputs[0])


def tip(metal, length=TIP, radius=TIP_RADIUS):
    """An aglet along x from 0: a rolled sleeve with two crimps, its far end turned in."""
    r, n = radius, 0.86 * radius
    outline = [(0, r * 0.9), (0.02, r), (0.26, r), (0.32, n), (0.38, n), (0.44, r)]
    outline += [(0.55, r), (0.61, n), (0.67, n), (0.73, r), (length - 0.22, r * 0.98)]
    outline += [(length - 0.05, r * 0.78), (length, r * 0.62), (length, r * 0.5), (length - 0.3, r * 0.48)]
    corners = [(y, x) for x, y in outline]
    profile = [corners[0], *shapes.rounded(corners, 0.05, 5)[6:-6], corners[-1]]
    sleeve = shapes.lathe("aglet", profile, metal, 48, closed=False)
    core = shapes.lathe("aglet end", [(0.001, length - 0.12), (r * 0.5, length - 0.12)], materials.rubber((0.3, 0.3, 0.3)), 24, False)
    return shapes.group("tip", [sleeve, core])


def chrome():
    """The metal of the tips: nickel, rolled, a little handled."""
    return materials.steel(0.16, (0.74, 0.74, 0.75), turned=False)


def lace(path, ups=None, tips=(True, True), cloth=None, metal=None):
    """A lace along a path of points; it narrows towards its tips, which are as long as TIP."""
    points = np.array(path, float)
    cloth, metal = cloth or woven(), metal or chrome()
    lengths = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))))
    narrow = np.ones(len(points))
    for wanted, away in zip(tips, (lengths, lengths[-1] - lengths)):
        if wanted:
            eased = np.clip((away - 0.1) / 1.5, 0, 1)
            narrow = np.minimum(narrow, eased**2 * (3 - 2 * eased))
    width = 0.26 + (WIDTH - 0.26) * narrow
    parts = [shapes.ribbon("lace", points, width, 0.24 + (THICK - 0.24) * narrow, cloth, ups, 0.1)]
    for wanted, end, before in ((tips[0], 0, 2), (tips[1], -1, -3)):
        if wanted:
            ahead = points[end] - points[before]
            one = tip(metal)
            one.location = points[end] - ahead / np.linalg.norm(ahead) * 0.12
            one.rotation_mode = "QUATERNION"
            one.rotation_quaternion = Vector(ahead).to_track_quat("Z", "Y")
            parts.append(one)
    return shapes.group("a lace", parts)


def on_ice(plan, turn=0.0, base=0.0):
    """
    Points and ups of a band that lies along a plan of (x, y) points. `turn` is in degrees, one
    number or one for each point: 0 lies flat, 90 stands on its edge. `base` is what it rests on.
    """
    flat = np.array(plan, float)
    angle = np.radians(np.broadcast_to(turn, len(flat)))
    along = np.gradient(flat, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    out = np.stack((along[:, 1], -along[:, 0]), 1)
    z = base + WIDTH / 2 * np.abs(np.sin(angle)) + THICK / 2 * np.abs(np.cos(angle)) + 0.005
    ups = np.column_stack((out * np.sin(angle)[:, None], np.cos(angle)))
    return np.column_stack((flat, z)), ups
