"""A shin guard that lies on its back: shell, knee cap, foam and two straps. Centimetres; its front is up."""
import math

import numpy as np

from studio import materials, shapes
from studio.nodes import Shader


def plate(name, material, low, high, shape, thickness, steps=(90, 90), spread=1.0, lift=0.0):
    """
    A curved plate from x = `low` to `high`. `shape(t, u)` answers with (half width, height, extra)
    at t (0 to 1 along) and u (-1 to 1 across): how wide it is, how high it arches, what is added.
    """
    along, across = steps
    t = np.linspace(0, 1, along)[:, None]
    u = np.linspace(-1, 1, across)[None, :]
    wide, high_at, extra = shape(t, u)
    x = low + (high - low) * t + 0 * u
    angle = u * math.radians(82) * spread
    y = wide * np.sin(angle)
    z = high_at * np.cos(angle) + extra + lift
    points = np.stack([x, y, z + 0 * x], -1).reshape(-1, 3)
    faces = [
        (i * across + k, (i + 1) * across + k, (i + 1) * across + k + 1, i * across + k + 1)
        for i in range(along - 1) for k in range(across - 1)
    ]
    thing = shapes.mesh_of(name, points, faces, material)
    solid = thing.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, -1
    bevel = thing.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = thickness * 0.3, 3, "ANGLE", 1.0
    return thing


def bulge(value, middle, width):
    return np.exp(-(((value - middle) / width) ** 2))


def shin_shape(t, u):
    """Narrow at the ankle, with a spine, a step beside it, and rounded corners."""
    wide = 4.6 + 2.1 * t - 0.3 * bulge(t, 1.0, 0.15) + 0 * u
    rise = 4.6 + 1.9 * t + 0 * u
    spine = 0.62 / (1 + np.exp((np.abs(u) - 0.20) * 60))
    groove = -0.30 * bulge(np.abs(u), 0.50, 0.045) * np.clip((t - 0.06) * 12, 0, 1) * np.clip((0.92 - t) * 12, 0, 1)
    dents = -0.22 * np.clip(np.sin(t * math.pi * 9) * 4 - 2.6, 0, 1) * ((np.abs(u) > 0.56) & (np.abs(u) < 0.82))
    return wide, rise, spine + groove + dents + 0 * wide


def knee_shape(t, u):
    """A dome with a ring pressed into it."""
    end = np.sqrt(np.clip(1 - (2 * t - 1) ** 2, 0.05, 1)) ** 0.55
    away = np.sqrt((2.0 * (t - 0.5)) ** 2 + (u * 0.95) ** 2)
    ring = 0.30 / (1 + np.exp((away - 0.52) * 70)) + 0.2 * bulge(t, 0.5, 0.35)
    return 6.4 * end + 0 * u, 6.6 + 1.6 * np.sin(math.pi * t) + 0 * u, ring + 0 * end


def foam_shape(t, u):
    """What lies between the shell and the leg: quilted, and a little longer than the shell."""
    quilt = 0.05 * np.abs(np.sin(t * math.pi * 8)) ** 0.4
    flare = 0.55 * np.clip((np.abs(u) - 0.80) / 0.2, 0, 1)
    return 4.2 + 2.0 * t + quilt + flare, 4.15 + 1.85 * t + 0 * u, 0 * t * u


def webbing(colour):
    """Woven elastic, ribbed across. Takes a ribbon's UVs."""
    s = Shader("webbing")
    along, across, _ = s.axes(s.node("TexCoord").outputs["UV"])
    ribs = s.math("ABSOLUTE", s.math("SINE", s.math("MULTIPLY", along, 16)))
    cords = s.math("ABSOLUTE", s.math("SINE", s.math("MULTIPLY", across, 22)))
    weave = s.math("ADD", s.math("MULTIPLY", ribs, 0.7), s.math("MULTIPLY", cords, 0.5))
    edge = s.ramp(s.math("ABSOLUTE", across), 1.62, 1.66)
    shade = s.mix(edge, s.mix(s.ramp(weave, 0.3, 1.0), tuple(c * 0.5 for c in colour), colour), (0.30, 0.02, 0.03))
    normal = s.bump(weave, 0.6, 0.05, s.bump(s.noise(s.place(), 20, 3, 0.7), 0.2, 0.02))
    return s.finish(s.principled(Base_Color=shade, Roughness=0.75, Specular=0.2, Sheen=0.4, Normal=normal))


def shin_guard(shell=(0.30, 0.32, 0.345), trim=(0.010, 0.022, 0.060)):
    """The guard lies along x from -19 (ankle) to 19 (knee), on the ground at z = 0."""
    white, dark = materials.plastic(shell, 0.2, 0.02), materials.plastic(trim, 0.3, 0.08)
    foam = materials.rubber((0.012, 0.013, 0.016), 0.8, 0.5)
    parts = [
        plate("shell", white, -19, 7.5, shin_shape, 0.32, (220, 160), lift=1.0),
        plate("knee", dark, 5.0, 18.5, knee_shape, 0.36, (140, 120), lift=1.0),
        plate("foam", foam, -19.9, 7, foam_shape, 0.8, (60, 60), 1.13, 1.0),
    ]
    strap = webbing((0.035, 0.036, 0.04))
    for x, reach in ((-11.5, 9.0), (-0.5, 11.5)):
        wide = 4.9 + (x + 19) * 0.072
        points = [
            (x, -wide + 0.3, 2.6), (x - 0.1, -wide - 0.45, 1.5), (x - 0.3, -wide - 1.6, 0.5),
            (x - 0.8, -wide - 3.6, 0.25), (x - 1.5, -wide - reach * 0.62, 0.9), (x - 2.4, -wide - reach * 0.86, 2.0),
            (x - 3.0, -wide - reach, 1.3), (x - 3.4, -wide - reach * 1.13, 0.25),
        ]
        parts.append(shapes.ribbon("strap", shapes.smooth_path(points, 120), 3.4, 0.16, strap))
    return shapes.group("shin guard", parts)
