"""The bearings, closer than the eye comes."""
import math

import numpy as np

from studio import ice, materials, shapes, stage
from studio.colours import GREEN
from studio.registry import picture
from studio.table import eye, table
from things.bearing import (
    OUTSIDE, WIDTH, ball_bearing, ball_set, cage, inner_ring, outer_ring, seal, seal_material,
)


def rink(line_at=2.6, line_width=2.2, aim=(0, 0, 0.8)):
    """The ice, so near that its grain is seen, with a green line under it."""
    stage.night()
    stage.arena_lights(distance=22, aim=aim)
    stage.lamp((0, 10, 34), aim, (44, 18), 1.25e4, (0.9, 0.95, 1))
    stage.boards(brightness=0.6)
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, GREEN, line_at, line_width), tile=14)


@picture("bearings", samples=18)
def main():
    """One open, and behind it one that is sealed."""
    table((0, 0, 0.95), 13, 0.235)
    shapes.move(ball_bearing(), (-0.95, -0.1, OUTSIDE), (84, 0, 28))
    shapes.move(ball_bearing(sealed=True, turn=10), (1.45, 0.9, OUTSIDE * 0.99), (78, 0, -20))
    # A small softbox beside the camera: it reaches the cage between the rings.
    stage.lamp((3.5, -12, 3.4), (-0.6, 0, 1.1), (3, 2.2), 260)
    eye(0.235, 24, (-0.8, -0.4, 1.2))
    return {"exposure": 0.45}


@picture("bearings-sixteen")
def sixteen():
    """Two sets of eight, lying in rows."""
    rink(line_at=9, line_width=3, aim=(0, 0, 0))
    ice.snow([(3.4, -3.6, 1.2, 50), (-4.2, -2.4, 1.0, 40)], size=0.025)
    one = ball_bearing(sealed=True)
    turns = np.random.default_rng(4).uniform(-25, 25, 16)
    for number in range(16):
        column, row = number % 4, number // 4
        x, y = (column - 1.5) * 2.26, (row - 1.5) * 2.26
        c, s = math.cos(math.radians(24)), math.sin(math.radians(24))
        place = {"at": (x * c - y * s, x * s + y * c, WIDTH), "turn": (0, 0, turns[number])}
        shapes.copy(one, **place) if number else shapes.move(one, **place)
    stage.camera((0.25, -20.6, 9.2), (0.35, -0.1, 0.3), 64, 18, (0, -2.6, 0.5))
    return {"exposure": 0.35}


@picture("bearings-exploded")
def exploded():
    """Its parts along its axle, in the order in which they go in."""
    rink(line_at=7, line_width=3, aim=(0, 0, 1.8))
    ice.snow([(2.6, -1.9, 0.9, 50)], size=0.022)
    steel, bright, rubber = materials.steel(), materials.steel(0.04, turned=False), seal_material()
    rows = [
        [seal(rubber)], [outer_ring(steel)], ball_set(bright),
        [cage(materials.plastic(GREEN, 0.28, 0.04))], [inner_ring(steel)], [seal(rubber)],
    ]
    parts = []
    for number, row in enumerate(rows):
        for thing in row:
            x, y, z = thing.location
            flip = 180 if number == 5 else 0
            parts.append(shapes.move(thing, (x, y, z + (2.5 - number) * 1.32), (flip, 0, 0)))
    shapes.move(shapes.group("bearing apart", parts), (0, 0, 1.72), (90, 0, -56))
    stage.camera((-0.15, -18.4, 3.5), (-0.15, 0, 1.72), 82, 22, (-0.8, -0.8, 1.8))
    stage.far_lights(20, ((2.4, 5),), 400, 26, 2.0)
    return {"exposure": 0.5}
