"""Covers of articles about wheels and bearings: off the ice where the article is."""
import math

import numpy as np

from studio import grounds, ice, materials, shapes, stage
from studio.colours import GREEN
from studio.nodes import Shader
from studio.registry import cover
from things.bearing import (
    OUTSIDE, WIDTH, ball_bearing, ball_set, cage, inner_ring, outer_ring, seal, seal_material,
)
from things.roller_puck import ROLLER_PUCK, roller_puck
from things.wheel import RADIUS, wheel


def hall(aim, size, warmth=(1, 0.93, 0.84), key=1.0, dark=(0.018, 0.022, 0.03)):
    """A sports hall or a locker room: a window's light from the left, a lamp behind; `size` as the subject."""
    stage.night(dark)
    d = size
    stage.lamp((-d * 1.6, -d * 0.6, d * 1.9), aim, (d * 1.5, d * 1.1), 30 * d * d * key, warmth)
    stage.lamp((d * 1.8, -d * 1.4, d * 1.2), aim, (d * 1.4, d), 13 * d * d * key, (0.85, 0.92, 1))
    stage.lamp((d * 1.0, d * 2.4, d * 1.5), aim, (d * 2.4, d * 0.8), 26 * d * d * key, (0.9, 0.95, 1))


@cover("cover-bearing-face")
def bearing_face():
    """Past the face of the first to a line of rims, on ice."""
    stage.night()
    stage.arena_lights(distance=22, aim=(0, 0, 0.8), key=0.9, fill=0.9, rim=1.5)
    stage.lamp((-9, -12, 5), (0, 0, 1), (5, 12), 1.2e3)
    stage.boards(brightness=0.5)
    ice.lay(tile=14, white=(0.20, 0.29, 0.40))
    one = ball_bearing()
    for number in range(6):
        place = {"at": (-1.35 + number * 1.62, number * 1.7, OUTSIDE), "turn": (90, number * 31, 14)}
        shapes.copy(one, **place) if number else shapes.move(one, **place)
    stage.camera((-2.1, -8.6, 1.75), (-0.05, 0, 1.14), 85, 16, (-1.3, -0.35, 1.2))
    return {"exposure": 0.55}


def oil():
    s = Shader("oil")
    glass = s.node("BsdfGlass", Color=(1, 0.72, 0.22), Roughness=0.0, IOR=1.47).outputs[0]
    return s.finish(s.lets_light_by(glass, 0.7))


@cover("cover-bearing-exploded")
def bearing_apart():
    """Taken apart on a workshop cloth, with drops of oil."""
    hall((0, 0, 0), 9)
    grounds.cloth((0.045, 0.065, 0.115))
    steel, bright, rubber = materials.steel(dust=0.2), materials.steel(0.04, turned=False), seal_material()
    shapes.move(outer_ring(steel), (-1.0, 0.5, WIDTH))
    shapes.move(inner_ring(steel), (1.15, 1.1, WIDTH))
    shapes.move(cage(materials.plastic(GREEN, 0.28, 0.04)), (1.1, -1.35, 0.27))
    shapes.move(seal(rubber), (-2.9, -1.0, 0.04), (0, 0, 20))
    shapes.move(seal(rubber), (-1.35, -1.2, 0.09), (4, 3, -40))
    shapes.move(ball_bearing(sealed=True), (3.35, 1.0, WIDTH), (0, 0, -20))
    random = np.random.default_rng(5)
    for number, one in enumerate(ball_set(bright)):
        angle = number * 0.9 + 0.4
        away = 0.45 + 0.12 * number + random.uniform(0, 0.2)
        shapes.move(one, (2.75 + away * math.cos(angle), -1.55 + 0.7 * away * math.sin(angle), 0.198))
    material = oil()
    for x, y, size in ((0.02, -0.45, 0.26), (0.45, -0.05, 0.15), (-0.2, -1.0, 0.11)):
        shapes.move(shapes.ball("oil", 1, material, 4), (x, y, size * 0.25), scale=(size, size * 0.95, size * 0.55))
    shapes.move(shapes.ball("oil", 1, material, 4), (-1.0, -0.53, 0.705), scale=(0.1, 0.08, 0.07))
    stage.camera((0.3, -14, 11), (0.25, -0.2, 0), 69, 14, (0, -0.6, 0.3))
    return {"exposure": 0.6}


@cover("cover-ice-to-court")
def ice_to_court():
    """An orange puck on the tiles, and a wheel that comes after it."""
    hall((0, 0, 2), 20, key=1.1)
    grounds.court_tile((0.30, 0.33, 0.36), second=(0.035, 0.10, 0.24), turn=0.3)
    shapes.move(roller_puck(), (-2.6, 0, ROLLER_PUCK[1] / 2), (0, 0, 20))
    shapes.move(wheel((0.70, 0.72, 0.70), turn=10, worn=0.8), (5.0, 6.5, RADIUS), (86, 0, -32))
    stage.camera((0, -37, 14), (1.2, 1.5, 2.9), 72, 8, (-2.6, -2.5, 2))
    return {"exposure": 0.6}
