"""Snow in the air: what a puck or a blade throws up. In centimetres."""
import numpy as np

from studio import ice, shapes


def spray(origin, heading, count=700, reach=18.0, rise=9.0, spread=0.45, size=0.09, seed=9):
    """
    Crumbs flying from `origin` (x, y) along `heading` (x, y): close to the ice at first, then up to
    `rise` and as far as `reach`, opening by `spread`.
    """
    random = np.random.default_rng(seed)
    material = ice.snow_material()
    kinds = []
    for _ in range(6):
        crumb = shapes.ball("flake", 1, None, 2)
        for vertex in crumb.data.vertices:
            vertex.co *= random.uniform(0.55, 1.2)
        crumb.data.materials.append(material)
        crumb.location = (0, 0, -60)
        kinds.append(crumb)
    ahead = np.array(heading, float) / np.linalg.norm(heading)
    side = np.array((-ahead[1], ahead[0]))
    for _ in range(count):
        t = random.beta(1.1, 2.4)
        away = t * reach
        lift = rise * random.beta(1.2, 3.2) * np.sqrt(t) * 1.6
        spot = np.array(origin) + ahead * away + side * random.normal(0, spread) * (1.5 + away * 0.5)
        scale = size * random.lognormal(-0.75, 0.65) * (1.25 - 0.5 * t)
        shapes.copy(kinds[random.integers(6)], at=(*spot, max(scale * 0.5, lift)), turn=tuple(random.uniform(0, 360, 3)), scale=scale)
