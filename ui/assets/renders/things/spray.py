"""Snow in the air: what a puck or a blade throws up. In centimetres."""
import bmesh
import numpy as np

from studio import ice, shapes


def crumb_shapes(random, count=6):
    """Returns the vertices of `count` crumbs with a radius of about 1, and the faces that they share."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=1, radius=1)
    ball = np.array([vertex.co for vertex in shape.verts])
    faces = np.array([[vertex.index for vertex in face.verts] for face in shape.faces])
    shape.free()
    return ball * random.uniform(0.55, 1.2, (count, len(ball), 1)), faces


def random_rotations(random, count):
    """Returns `count` rotation matrices, uniformly distributed."""
    quaternions = random.normal(size=(4, count))
    w, x, y, z = quaternions / np.linalg.norm(quaternions, axis=0)
    return np.moveaxis(
        np.array((
            (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
            (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
            (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
        )), 2, 0,
    )


def spray(origin, heading, count=700, reach=18.0, rise=9.0, spread=0.45, size=0.09, seed=9, streak=1.0):
    """
    Crumbs flying from `origin` (x, y) along `heading` (x, y): close to the ice at first, then up to
    `rise` and as far as `reach`, opening by `spread`. `streak` stretches each crumb along its
    flight by this factor, as motion blur does. All crumbs are one mesh: tens of thousands of objects would take minutes.
    """
    random = np.random.default_rng(seed)
    kinds, faces = crumb_shapes(random)
    ahead = np.array(heading, float) / np.linalg.norm(heading)
    side = np.array((-ahead[1], ahead[0]))
    t = random.beta(1.1, 2.4, count)
    away = t * reach
    lift = rise * random.beta(1.2, 3.2, count) * np.sqrt(t) * 1.6
    flat = np.array(origin) + np.outer(away, ahead) + np.outer(random.normal(0, spread, count) * (1.5 + away * 0.5), side)
    scale = size * random.lognormal(-0.75, 0.65, count) * (1.25 - 0.5 * t)
    spots = np.column_stack((flat, np.maximum(scale * 0.5, lift)))
    crumbs = np.einsum("nij,nkj->nki", random_rotations(random, count), kinds[random.integers(len(kinds), size=count)])
    crumbs *= scale[:, None, None]
    # Each flies away from where it was thrown up.
    flight = spots - (*origin, 0)
    flight /= np.linalg.norm(flight, axis=1, keepdims=True)
    crumbs += (streak - 1) * np.einsum("nki,ni->nk", crumbs, flight)[..., None] * flight[:, None]
    points = (crumbs + spots[:, None]).reshape(-1, 3)
    each = np.arange(count)[:, None, None] * crumbs.shape[1]
    shapes.mesh_of("spray", points, (faces + each).reshape(-1, 3).tolist(), ice.snow_material(), smooth=False)
