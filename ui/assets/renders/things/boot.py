"""A boot above its sole, and slabs such as the plates of a rail. In centimetres; it points to -x."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from studio import shapes


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
