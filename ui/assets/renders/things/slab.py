"""Slabs: the plates of a rail, the steel of a skate. In centimeters."""
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
