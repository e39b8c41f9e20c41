"""The lower part of a skate: runner, holder and boot. In centimetres; it points to -x, its blade on z = 0."""
import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from studio import materials, shapes

from . import cloths


def slab(name, outline, thick, material, bevel=0.12):
    """An outline of (x, z) points, given a thickness along y, its edges rounded."""
    points = np.array([p for p, q in zip(outline, [*outline[1:], outline[0]]) if np.hypot(p[0] - q[0], p[1] - q[1]) > 0.01], float)
    n = len(points)
    after, before = np.roll(points, -1, 0), np.roll(points, 1, 0)
    along = after - before
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    inward = np.stack((-along[:, 1], along[:, 0]), 1)
    rings = []
    for y, inset in ((-1, bevel), (-1 + 0.3 * bevel * 2 / thick, bevel * 0.3), (-1 + bevel * 2 / thick, 0), (1 - bevel * 2 / thick, 0), (1 - 0.3 * bevel * 2 / thick, bevel * 0.3), (1, bevel)):
        p = points + inward * inset
        rings.append(np.column_stack((p[:, 0], np.full(n, y * thick / 2), p[:, 1])))
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(5) for k in range(n)]
    flat = [Vector((x, z, 0)) for x, z in rings[0][:, ::2]]
    caps = tessellate_polygon([flat])
    faces += [face[::-1] for face in caps] + [tuple(5 * n + k for k in face) for face in caps]
    return shapes.mesh_of(name, np.concatenate(rings), faces, material)


def runner(length, steel):
    """The steel: 3 mm thick, rockered, its ends turned up."""
    half = length / 2
    x = np.linspace(-half, half, 90)
    bottom = 0.012 * (x / 3) ** 2 + 1.9 * np.clip((np.abs(x) - half + 2.2) / 2.2, 0, 1) ** 2.4
    low = list(zip(x, bottom))
    return slab("runner", [*low, (half - 0.3, 2.5), (-half + 0.3, 2.5)], 0.32, steel, 0.03)


def holder(length, plastic):
    """Two towers and the bridge between them."""
    h = length / 2
    outline = [
        (-h + 0.5, 1.7), (h - 0.5, 1.7), (h + 0.1, 2.5), (h - 0.9, 3.7), (h + 0.1, 6.5),
        (h * 0.36, 6.5), (h * 0.5, 4.3), (h * 0.34, 3.1), (0, 2.8), (-h * 0.3, 3.0),
        (-h * 0.46, 4.0), (-h * 0.34, 5.7), (-h * 1.02, 5.7), (-h * 0.92, 3.7), (-h - 0.1, 2.6),
    ]
    return slab("holder", shapes.rounded(outline, [0.3, 0.3, 0.6, 1.2, 0.1, 0.2, 1.2, 1.2, 2, 1.2, 1.2, 0.2, 0.1, 1.2, 0.6], 6), 1.5, plastic, 0.3)


def boot(length, shell, top=15.0, rings=60, around=72):
    """The lower boot: an oval that grows from the sole up; open at the top, which the picture cuts."""
    vertices = []
    t = np.linspace(0, 1, rings)
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False)
    for part in t:
        z = 6.3 + part * top
        toe = -length / 2 - 1.2 + 9.5 * np.clip((part - 0.30) / 0.7, 0, 1) ** 1.3 + 1.4 * (1 - np.sqrt(np.clip(part / 0.14, 0, 1)))
        heel = length / 2 + 0.6 + 0.7 * np.sin(np.pi * np.clip(part * 1.1, 0, 1)) - 0.6 * (1 - np.sqrt(np.clip(part / 0.1, 0, 1)))
        middle, half = (toe + heel) / 2, (heel - toe) / 2
        c, s = np.cos(angle), np.sin(angle)
        x = middle + half * np.sign(c) * np.abs(c) ** 0.85
        wide = (3.55 + 0.35 * np.sin(np.pi * part)) * (1 - 0.10 * np.clip(c, 0, 1)) * (1 - 0.25 * (1 - np.sqrt(np.clip(part / 0.12, 0, 1))))
        y = wide * np.sign(s) * np.abs(s) ** 0.8 * (1 - 0.1 * np.sin(np.pi * np.clip((x + 2) / 9, 0, 1)) * (1 - part))
        arch = 0.8 * np.clip((x + 1) / 6, 0, 1)
        vertices.append(np.column_stack((x, y, z + arch * (1 - part))))
    i, k = (a.ravel() for a in np.mgrid[: rings - 1, :around])
    j = (k + 1) % around
    faces = np.stack((i * around + k, i * around + j, (i + 1) * around + j, (i + 1) * around + k), 1).tolist()
    faces.append(tuple(range(around))[::-1])
    thing = shapes.mesh_of("boot", np.concatenate(vertices), faces, shell)
    return thing


def row(points, thread, pitch=0.34):
    """A row of stitches along a line on the leather."""
    points = np.asarray(points, float)
    gone = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))))
    one = shapes.ball("stitch", 1, thread, 2)
    stitches = []
    for at in np.arange(0.1, gone[-1] - 0.1, pitch):
        here, ahead = (np.array([np.interp(at + d, gone, axis) for axis in points.T]) for d in (0, 0.05))
        stitch = shapes.copy(one, at=tuple(here), scale=(0.05, 0.05, pitch * 0.36))
        stitch.rotation_mode = "QUATERNION"
        stitch.rotation_quaternion = Vector(ahead - here).to_track_quat("Z", "Y")
        stitches.append(stitch)
    bpy.data.objects.remove(one)
    return stitches


def seams(shell, thread, around=72):
    """Two rows above the sole, and two that part the toe cap from the quarters."""
    rings = np.array([vertex.co for vertex in shell.data.vertices]).reshape(-1, around, 3)
    result = []
    for level in (7, 9):
        ring = rings[level]
        result += row(np.concatenate((ring, ring[:1])), thread)
    for back in (0.20, 0.235):
        line = []
        for ring in rings[9:]:
            side = ring[around // 2 :]
            x = ring[:, 0].min() + back * np.ptp(ring[:, 0])
            line.append(side[np.argmin(np.abs(side[:, 0] - x))])
        knots = np.array(line)[::6]
        t = np.linspace(0, len(knots) - 1, 60)
        result += row(np.column_stack([np.interp(t, range(len(knots)), axis) for axis in knots.T]), thread)
    return result


def sole(length, material):
    """The outsole below the boot: the boot's own outline, a little wider, as high as a finger is thick."""
    lower = boot(length, None, rings=8)
    ring = np.array([vertex.co for vertex in lower.data.vertices])[2 * 72 : 3 * 72]
    bpy.data.objects.remove(lower)
    arch = 0.8 * np.clip((ring[:, 0] + 1) / 6, 0, 1)
    levels = ((0.96, 5.62), (1.02, 5.75), (1.04, 5.95), (1.04, 6.5), (1.0, 6.68))
    points = [np.column_stack((ring[:, 0] * wide, ring[:, 1] * wide, high + arch * 0.95)) for wide, high in levels]
    faces = [(r * 72 + k, r * 72 + (k + 1) % 72, (r + 1) * 72 + (k + 1) % 72, (r + 1) * 72 + k) for r in range(4) for k in range(72)]
    faces += [tuple(range(72))[::-1], tuple(range(4 * 72, 5 * 72))]
    return shapes.mesh_of("sole", np.concatenate(points), faces, material)


def rivet(x, y, z, metal):
    head = shapes.ball("rivet", 0.3, metal, 3)
    return shapes.move(head, (x, y, z), (0, 0, 0), (1, 0.4, 1))


def skate(length=21.0, colour=(0.014, 0.017, 0.026), top=15.0):
    """A child's skate: about 21 cm of steel."""
    steel = materials.steel(0.17, turned=False)
    plastic = materials.plastic(colour, 0.24)
    black = materials.plastic((0.015, 0.016, 0.018), 0.42)
    h = length / 2
    parts = [runner(length + 1.2, steel), holder(length, plastic)]
    parts.append(sole(length, black))
    shell = boot(length, cloths.leather((0.022, 0.035, 0.07), 7, 0.6), top)
    parts += [shell, *seams(shell, materials.rubber((0.62, 0.62, 0.60)))]
    metal = materials.steel(0.25, (0.6, 0.6, 0.6), turned=False)
    for x in (-h * 0.86, -h * 0.42, h * 0.5, h * 0.88):
        parts.append(rivet(x, -0.72, 5.25 if x < 0 else 5.8, metal))
    return shapes.group("skate", parts)
