"""The bearings, closer than the eye comes."""
import math

import numpy as np

from studio import grounds, materials, shapes, stage
from studio.colours import GREEN
from studio.registry import picture
from studio.table import table
from things.bearing import (
    OUTSIDE, WIDTH, ball_bearing, ball_set, cage, inner_ring, outer_ring, seal, seal_material,
)


def blue_floor():
    """The smooth floor of an inline rink."""
    grounds.plate((0.030, 0.092, 0.20), 0.30)


@picture("bearings", 2400, 1800, samples=18)
def main():
    """One open, and behind it one that is sealed, on the smooth blue floor of an inline rink."""
    table((0, 0, 0.95), 13, 0.235, blue_floor, wall=1.4)
    shapes.move(ball_bearing(), (-0.95, -0.1, OUTSIDE), (84, 0, 28))
    shapes.move(ball_bearing(sealed=True, turn=10), (1.45, 0.9, OUTSIDE * 0.99), (78, 0, -20))
    # A small softbox beside the camera: it reaches the cage between the rings.
    stage.lamp((3.5, -12, 3.4), (-0.6, 0, 1.1), (3, 2.2), 260)
    stage.camera((0.125, -14.5, 2.65), (0.125, 0, 1.175), 92, 36, (0.0, 0.0, 1.2))
    return {"exposure": 0.45}


@picture("bearings-rows", 2400, 1800)
def rows():
    """Sealed bearings that lie in rows. The frame cuts the rows: how many are in a set is not known."""
    aim = (0, 0, 0.4)
    stage.studio(aim, 22, key=2.2, rim=2.0, strip=1)
    # Higher than the lamp of `table`, which the seals would mirror.
    stage.lamp((-2, 12, 20), aim, (14, 8), 1.8e3, (0.9, 0.95, 1))
    grounds.plate((0.020, 0.022, 0.027))
    one = ball_bearing(sealed=True)
    side = 8
    turns = np.random.default_rng(4).uniform(-25, 25, side**2)
    for number in range(side**2):
        column, row = divmod(number, side)
        x, y = (column - (side - 1) / 2) * 2.26, (row - (side - 1) / 2) * 2.26
        c, s = math.cos(math.radians(24)), math.sin(math.radians(24))
        place = {"at": (x * c - y * s, x * s + y * c, WIDTH), "turn": (0, 0, turns[number])}
        shapes.copy(one, **place) if number else shapes.move(one, **place)
    stage.camera((0.25, -20.6, 9.2), (0.35, -0.6, 0.3), 74, 18, (0, -2.6, 0.5))
    return {"exposure": 0.35}


@picture("bearings-exploded", 2400, 1800)
def exploded():
    """Its parts along its axle, in the order in which they go in."""
    table((0, 0, 1.72), 18, 0.32, blue_floor, wall=1.5)
    # Softboxes that the balls and the rings reflect: without them polished steel is as dark as the room.
    stage.lamp((-9, -15, 11), (0, 0, 1.7), (13, 8), 1.5e3, (0.93, 0.97, 1))
    stage.lamp((4, -3, 15), (0, 0, 1.7), (16, 6), 1.4e3, (0.93, 0.97, 1))
    stage.lamp((2, -44, 12), (0, 0, 1.7), (70, 36), 9e3, (0.93, 0.97, 1)).visible_diffuse = False
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
    return {"exposure": 0.5}
