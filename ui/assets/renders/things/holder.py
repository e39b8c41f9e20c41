"""The holder of an ice skate and its steel. In centimetres; it points to -x and stands on z = 0."""
import numpy as np

from studio import materials, shapes

from .slab import slab


def holder():
    """Two towers and the arch between them, thin above the steel and as wide as the sole where they meet it."""
    x = np.linspace(-13.0, 14.0, 300)[:, None]
    step = lambda value, soft: 1 / (1 + np.exp(-np.clip(value / soft, -60, 60)))  # noqa: E731
    sole = 5.75 + 1.15 * np.clip((x + 5) / 11, 0, 1)
    top = 3.1 + (sole - 3.1) * (step(-3.8 - x, 0.28) + step(x - 5.6, 0.28))
    top = 2.3 + (top - 2.3) * step(x + 12.2, 0.10) * step(13.2 - x, 0.10)
    low = 1.6 + 0.4 * np.abs((x - 0.5) / 13.5) ** 6
    part = np.linspace(0, 1, 60)[None, :]
    z = low + (top - low) * part
    flare = np.clip((z - 2.5) / (sole - 2.5), 0, 1) ** 2.4
    half = 0.38 + 2.28 * flare
    open_ = np.clip((sole - top) / 0.5, 0, 1)
    border = np.minimum((top - z) / 0.22 + (1 - open_) * 9, (z - low) / 0.10)
    border = np.minimum(border, np.minimum(x + 13.0, 14.0 - x) / 0.15)
    half = half * (0.15 + 0.85 * np.sqrt(1 - (1 - np.clip(border, 0, 1)) ** 2))
    n, m = z.shape
    sides, faces = [], []
    for number, sign in enumerate((-1, 1)):
        sides.append(np.stack((x + 0 * z, sign * half, z), -1).reshape(-1, 3))
        start = number * n * m
        for i in range(n - 1):
            for k in range(m - 1):
                face = [start + i * m + k, start + (i + 1) * m + k, start + (i + 1) * m + k + 1, start + i * m + k + 1]
                faces.append(face if sign < 0 else face[::-1])
    # What closes it: below, above and at both ends.
    rim = [(i * m) for i in range(n)] + [(n - 1) * m + k for k in range(1, m)] + [i * m + m - 1 for i in range(n - 2, -1, -1)] + [k for k in range(m - 2, 0, -1)]
    other = n * m
    faces += [(a, a + other, b + other, b) for a, b in zip(rim, [*rim[1:], rim[0]])]
    return shapes.mesh_of("holder", np.concatenate(sides), faces, materials.plastic((0.74, 0.76, 0.78), 0.28, 0.03))


def steel():
    """The runner: straight below the foot, its ends rise."""
    outline = [
        (-13.5, 2.1), (-13.45, 1.4), (-13.0, 0.62), (-12.0, 0.22), (-10.0, 0.03), (-7.0, 0.0), (9.0, 0.0), (11.6, 0.05),
        (13.4, 0.32), (14.3, 0.95), (14.5, 2.1),
    ]
    # Ground steel, darker than chrome: polished steel reflects the ice and cannot be told from it.
    return slab("steel", outline, 0.30, materials.steel(0.46, (0.40, 0.41, 0.43), turned=False), 0.03)
