"""The throat of a skate boot, where it is laced: facings, eyelets, tongue, laces. In centimetres."""
import math

import numpy as np
from mathutils import Vector

from studio import materials, shapes

from . import cloths
from .lace import WIDTH, woven

ROUND = 4.6  # the radius of the instep
EYELET = 1.95  # from the middle to the eyelets
FACING = 0.38  # how high the facing is above the boot's round


def spine(s, low=22.0, bend=2.4):
    """The middle of the throat at `s` cm: (y, z) and its slope, which grows by `bend` degrees a cm."""
    steps = np.linspace(0, s, 60)
    angle = np.radians(low + bend * steps)
    y = np.trapz(np.cos(angle), steps)
    z = np.trapz(np.sin(angle), steps)
    return y, z, math.radians(low + bend * s)


def place(s, w, h):
    """The point that is `s` up the throat, `w` across it and `h` above its round; and the normal."""
    y, z, slope = spine(s)
    up = np.array((0, -math.sin(slope), math.cos(slope)))
    normal = math.sin(w / ROUND) * np.array((1.0, 0, 0)) + math.cos(w / ROUND) * up
    middle = np.array((0, y, z)) - up * ROUND
    return middle + normal * (ROUND + h), normal


def sweep(name, section, ends, material, steps=70):
    """A band up the throat, with a `section` of (w, h) points. UVs in centimetres."""
    ss = np.linspace(*ends, steps)
    m = len(section)
    vertices = [place(s, w, h)[0] for s in ss for w, h in section]
    faces = [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(steps - 1) for k in range(m - 1)]
    thing = shapes.mesh_of(name, vertices, faces, material)
    loops = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", loops)
    w = np.array([p[0] for p in section])
    uv = np.stack((ss[loops // m], w[loops % m]), 1).astype(np.float32)
    thing.data.uv_layers.new(name="UVMap").data.foreach_set("uv", uv.ravel())
    return thing


def side(sign, ends, leather, shell):
    """One side: the facing with its rolled edge, and the shell it is sewn on."""
    edge = shapes.rounded([(1.1, -0.35), (1.1, FACING), (3.35, FACING), (3.35, 0.1)], [0.0, 0.16, 0.16, 0.0], 5)
    top = np.linspace(1.4, 3.1, 9)
    points = [p for p in edge if p[0] < 1.3] + [(w, FACING) for w in top] + [p for p in edge if p[0] > 3.15 and p[1] > 0.1] + [(3.35, -0.05)]
    facing = sweep("facing", [(sign * w, h) for w, h in points], ends, leather)
    outside = sweep("shell", [(sign * w, 0.13) for w in np.linspace(3.2, 9.5, 24)], ends, shell)
    return [facing, outside]


def stitches(w, ends, thread, pitch=0.2, h=FACING):
    """A row of stitches up the throat."""
    one = shapes.ball("stitch", 1, thread, 2)
    result = []
    for s in np.arange(ends[0], ends[1], pitch):
        at, normal = place(s, w, h - 0.004)
        ahead = place(s + 0.1, w, h)[0] - place(s, w, h)[0]
        stitch = shapes.copy(one, at=tuple(at), scale=(0.030, 0.024, pitch * 0.38))
        stitch.rotation_mode = "QUATERNION"
        stitch.rotation_quaternion = Vector(ahead).to_track_quat("Z", "Y")
        result.append(stitch)
    one.location = (0, 0, -90)
    return result


def eyelet(at, normal, metal, dark):
    """A rolled metal eyelet at a point of the facing."""
    r, hole = 0.43, 0.235
    profile = [(hole, -0.1), (hole, 0.02), (hole + 0.03, 0.075), (0.33, 0.1), (r - 0.02, 0.06), (r, 0.0)]
    ring = shapes.lathe("eyelet", [profile[0], *shapes.rounded(profile, 0.05)[4:-4], profile[-1]], metal, 48, False)
    floor = shapes.lathe("hole", [(0.001, -0.09), (hole, -0.09)], dark, 24, False)
    whole = shapes.group("eyelet", [ring, floor])
    whole.location = tuple(at)
    whole.rotation_mode = "QUATERNION"
    whole.rotation_quaternion = Vector(normal).to_track_quat("Z", "Y")
    return whole


def crossing(s, rise, sign, over, cloth, stray=0.0):
    """
    A lace out of one eyelet, straight and tight over the tongue, and under the other facing, `rise`
    further up. `over` is how far it lies above the tongue; `stray` turns it a little off its way.
    """
    # Out of the hole, over the facing's rolled edge, then a straight line to the far facing's underside.
    keys = [(-EYELET - 0.02, -0.12), (-EYELET + 0.04, FACING + 0.07), (-EYELET + 0.22, FACING + 0.15), (-1.36, FACING + 0.10)]
    keys += [(-1.02, FACING - 0.02), (-0.5, 0.20 + over), (0.0, 0.07 + over), (0.55, -0.02 + over), (1.15, -0.16), (1.55, -0.26)]
    t = [(w + EYELET) / (2 * EYELET) for w, _ in keys]
    fine = shapes.smooth_path([(s + rise * part + stray * part * (1 - part), w, h) for part, (w, h) in zip(t, keys)], 140)
    points, ups = [], []
    for at, across, high in fine:
        point, normal = place(at, sign * across, high)
        # At the hole the ribbon stands up and twists into it.
        near = max(0.0, 1 - (across + EYELET + 0.02) / 0.30)
        points.append(point)
        ups.append(normal + np.array((-sign, 0.35, 0.0)) * 3 * near**2)
    away = np.clip((fine[:, 1] + EYELET - 0.02) / 0.62, 0, 1)
    eased = away * away * (3 - 2 * away)
    width = 0.44 + (WIDTH * 0.92 - 0.44) * eased
    thick = 0.10 + 0.12 * (1 - eased)
    return shapes.ribbon("lace", points, width, thick, cloth, ups, 0.1)


def throat(rows=7, pitch=1.9, first=1.2, thread=(0.20, 0.205, 0.21), cloth=None):
    """All of it, from s = -2 up; the first eyelets at `first`."""
    cloth = cloth or woven(finer=2)
    leather, shell, metal = cloths.leather(pebble=17, depth=0.16), cloths.carbon(0.13), materials.steel(0.2, (0.7, 0.71, 0.73), turned=False)
    dark, sewn = materials.rubber(), materials.plastic(thread, 0.6)
    ends = (-3.0, first + rows * pitch + 1)
    parts = [*side(1, ends, leather, shell), *side(-1, ends, leather, shell)]
    random = np.random.default_rng(8)
    parts.append(sweep("tongue", [(w, -0.18 - 0.012 * w * w) for w in np.linspace(-3, 3, 30)], ends, cloths.felt()))
    for sign in (-1, 1):
        parts += stitches(sign * 1.36, ends, sewn) + stitches(sign * 3.12, ends, sewn)
        for i in range(rows):
            parts.append(eyelet(*place(first + i * pitch, sign * EYELET, FACING), metal, dark))
            parts.append(crossing(first + i * pitch, pitch, sign, 0.13 if sign > 0 else 0.0, cloth, random.normal(0, 0.10)))
    return parts
