"""Things made of profiles, curves and boxes."""
import math

import bmesh
import bpy
import numpy as np


def keep(name, mesh, material=None, smooth=True):
    """A mesh becomes a thing in the scene."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(32)
    return thing


def mesh_of(name, vertices, faces, material=None, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    return keep(name, mesh, material, smooth)


def lathe(name, profile, material=None, steps=160, closed=True):
    """
    Turns a profile of (radius, height) points about the z axis. A `closed` one is a ring's section;
    list it counter-clockwise, so that the outside is outside.
    """
    points = np.array(profile, float)
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    vertices = [
        (r * math.cos(a), r * math.sin(a), z) for a in angles for r, z in points
    ]
    count = len(points)
    faces = []
    for step in range(steps):
        here, there = step * count, (step + 1) % steps * count
        for i in range(count if closed else count - 1):
            j = (i + 1) % count
            faces.append((here + i, there + i, there + j, here + j))
    return mesh_of(name, vertices, faces, material)


def tube(name, points, spots, material):
    """A mesh of closed rings of points; `spots` are their UVs."""
    rows, around = points.shape[:2]
    i, k = (a.ravel() for a in np.mgrid[: rows - 1, : around - 1])
    faces = np.stack((i * around + k, i * around + k + 1, (i + 1) * around + k + 1, (i + 1) * around + k), 1)
    thing = mesh_of(name, points.reshape(-1, 3), faces.tolist(), material)
    corner = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", corner)
    flat = spots.reshape(-1, 2)[corner].astype(np.float32)
    thing.data.uv_layers.new(name="UVMap").data.foreach_set("uv", flat.ravel())
    return thing


def rounded(corners, radius, steps=4):
    """A polygon of (x, y) corners with each corner rounded; `radius` may be one for each corner."""
    points = np.array(corners, float)
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    result = []
    for i, corner in enumerate(points):
        before, after = points[i - 1] - corner, points[(i + 1) % len(points)] - corner
        r = min(radii[i], np.linalg.norm(before) / 2, np.linalg.norm(after) / 2)
        a, b = before / np.linalg.norm(before) * r, after / np.linalg.norm(after) * r
        for t in np.linspace(0, 1, steps + 1):
            result.append(tuple(corner + a * (1 - t) ** 2 + b * t**2))
    return result


def box(name, size, material=None, bevel=0.1, segments=4):
    """A box about its middle, its edges rounded."""
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    if bevel:
        edges = list(shape.edges)
        bmesh.ops.bevel(shape, geom=edges, offset=bevel, segments=segments, profile=0.5, affect="EDGES")
    shape.to_mesh(mesh)
    shape.free()
    return keep(name, mesh, material)


def ball(name, radius, material=None, subdivisions=5):
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=subdivisions, radius=radius)
    shape.to_mesh(mesh)
    shape.free()
    return keep(name, mesh, material)


def across(section, most):
    """The section again, with more points where two are further apart than `most`."""
    result = []
    for a, b in zip(section, [*section[1:], section[0]]):
        steps = max(1, math.ceil(math.dist(a, b) / most))
        result += [tuple(np.array(a) + (np.array(b) - a) * i / steps) for i in range(steps)]
    return result


def ribbon(name, path, width, thickness, material=None, ups=None, edge=0.3, closed=False):
    """
    A flat band along a path of points, its section a rounded rectangle. `ups` says for each point
    where the flat side looks (default: up). `width` and `thickness` may be one number for each point.
    Has UVs in units: u along, v across (as if it were as wide everywhere).
    """
    points = np.array(path, float)
    count = len(points)
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    up = np.tile((0.0, 0.0, 1.0), (count, 1)) if ups is None else np.array(ups, float)
    side = np.cross(along, up)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along)
    widths, heights = np.broadcast_to(width, count), np.broadcast_to(thickness, count)
    widest, w, t = float(np.max(widths)), float(np.max(widths)) / 2, float(np.max(heights)) / 2
    section = rounded([(w, -t), (w, t), (-w, t), (-w, -t)], min(edge * widest, t * 0.98), 3)
    section = np.array(across(section, widest / 4))
    m = len(section)
    x = section[None, :, :1] * (widths / widest)[:, None, None]
    y = section[None, :, 1:] * (heights / (2 * t))[:, None, None]
    vertices = (points[:, None] + side[:, None] * x + up[:, None] * y).reshape(-1, 3)
    last = count if closed else count - 1
    i, k = (a.ravel() for a in np.mgrid[:last, :m])
    j, l = (i + 1) % count, (k + 1) % m
    faces = np.stack((i * m + k, i * m + l, j * m + l, j * m + k), 1).tolist()
    if not closed:
        faces += [tuple(range(m))[::-1], tuple(range((count - 1) * m, count * m))]
    thing = mesh_of(name, vertices, faces, material)
    lengths = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))))
    loops = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", loops)
    uv = np.stack((lengths[loops // m], section[loops % m, 0]), 1)
    thing.data.uv_layers.new(name="UVMap").data.foreach_set("uv", uv.astype(np.float32).ravel())
    return thing


def smooth_path(points, count=200, closed=False):
    """A path through the points, as a Catmull-Rom spline, with its points evenly spaced."""
    p = np.array(points, float)
    if closed:
        p = np.concatenate((p[-1:], p, p[:2]))
    else:
        p = np.concatenate((2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]))
    fine = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        t = np.linspace(0, 1, 40, endpoint=False)[:, None]
        fine.append(
            0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        )
    fine.append(p[-2:-1])
    fine = np.concatenate(fine)
    lengths = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))))
    even = np.linspace(0, lengths[-1], count)
    return np.stack([np.interp(even, lengths, fine[:, axis]) for axis in range(p.shape[1])], 1)


def even_path(points, count=200, closed=False):
    """A path along straight lines between the points (for a lace about a box), its points evenly spaced."""
    p = np.array([*points, points[0]] if closed else points, float)
    lengths = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))))
    even = np.linspace(0, lengths[-1], count)
    return np.stack([np.interp(even, lengths, p[:, axis]) for axis in range(p.shape[1])], 1)


def move(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Puts a thing somewhere; `turn` is in degrees about x, y and z. Answers with the thing."""
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return thing


def group(name, things):
    """Things that move as one."""
    holder = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in things:
        if thing.parent is None:
            thing.parent = holder
    return holder


def copy(thing, **where):
    """Another of the same, sharing its mesh; of a group, all its parts."""
    other = thing.copy()
    bpy.context.scene.collection.objects.link(other)
    for child in thing.children:
        copy(child).parent = other
    return move(other, **where) if where else other
