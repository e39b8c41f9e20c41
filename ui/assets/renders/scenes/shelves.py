"""The equipment room: a team's stock of the three products on two shelves, and a pair of skates beside them."""
import math

from studio import shapes, stage
from studio.registry import picture, room
from things.bearing import OUTSIDE, ball_bearing
from things.bearing import WIDTH as BEARING
from things.coils import banded_pair
from things.floors import WORN_BENCH, wood
from things.pack import banded
from things.puck import HEIGHT, puck
from things.roll import OUTSIDE as ROLL
from things.roll import WIDTH as TAPE
from things.roll import roll
from things.stall import PAINTED, pair, stall, wall
from things.wheel import PALE, RADIUS, RED, wheel

UPPER = 20.0  # cm above the lower shelf


def shelf(material, left, right, height):
    """A plank on the wall, its top at `height`."""
    plank = shapes.box("shelf", (right - left, 24, 2.6), material, 0.25)
    shapes.move(plank, ((left + right) / 2, 6, height - 1.3))


def packs(left, count, eye, step=11.6):
    """Packs of tape in a row on the upper shelf, every `step` cm, their labels towards `eye`, the (x, y) of a camera."""
    first = banded()
    for number in range(count):
        x, y = left + step * number, 3.6 + 0.6 * (number % 2)
        facing = math.degrees(math.atan2(eye[0] - x, y - eye[1]))
        where = {"at": (x, y, UPPER), "turn": (0, 0, facing - 1 + 2 * (number % 2))}
        shapes.copy(first, **where) if number else shapes.move(first, **where)


def stacked_pairs(left, y, heights):
    """Stacks of laces in their bands beside each other, `heights` pairs high, slightly out of line."""
    first = banded_pair()
    for column, count in enumerate(heights):
        for row in range(count):
            shift = 0.35 * ((row * 7 + column * 5) % 3 - 1)
            where = {"at": (left + 11.2 * column + shift, y + 0.5 * shift, 2.03 * row), "turn": (0, 0, 2.5 * shift)}
            shapes.copy(first, **where) if column or row else shapes.move(first, **where)


def wheels(left, y, step=7.9):
    """Two wheels that stand side by side, `step` cm from each other."""
    for number, (yaw, tone) in enumerate(((-20, PALE), (-26, RED))):
        shapes.move(wheel(tone, turn=11 * number, worn=0.1), (left + step * number, y + 0.1 * yaw, RADIUS), (88, 0, yaw))


def bearings(left, y):
    """Two bearings that stand, and a stack of three."""
    shapes.move(ball_bearing(turn=10), (left, y, OUTSIDE), (80, 0, 18))
    shapes.move(ball_bearing(sealed=True), (left + 3.2, y + 0.6, OUTSIDE), (82, 0, -14))
    for row in range(3):
        shapes.move(ball_bearing(sealed=True), (left + 8.6, y + 0.8, BEARING * (2 * row + 1)), (0, 0, 40 * row))


@room("room-shelf", samples=16)
def near():
    """The two shelves, near: packs of tape above, pairs of laces, wheels and bearings below."""
    stage.night((0.016, 0.018, 0.024))
    aim = (0, 0, 16)
    stage.lamp((-90, -110, 90), aim, (26, 26), 2.4e5, (1, 0.94, 0.86))
    stage.lamp((120, -60, 60), aim, (40, 80), 9e4, (0.75, 0.86, 1))
    stage.lamp((10, -120, -6), aim, (110, 30), 2.4e4, (0.93, 0.96, 1))
    shapes.move(wall(wood(*PAINTED)), (40, 18, -30), (90, 0, 0))
    plank = wood(*WORN_BENCH)
    for height in (0, UPPER):
        shelf(plank, -75, 75, height)
    # Tablets show only the left two fifths of this picture: each product is there.
    packs(-28.4, 4, (-19, -118), 12.4)
    shapes.move(roll(seed=2), (17.2, 0.5, UPPER + ROLL), (90, 0, 24))
    shapes.move(roll(seed=5), (27, 1.5, UPPER + TAPE / 2))
    stacked_pairs(-27.4, 0, (5,))
    wheels(-17.4, 1, 12.2)
    bearings(-15.8, -7.2)
    stacked_pairs(4.2, 0, (3, 5, 4))
    stage.camera((-19.2, -118, 26), (-3.8, 0, 14.6), 56, 6.3, (-4, -4, 16))
    return {"exposure": 0.5}


@picture("room-equipment", 1536, 1152, samples=14)
def equipment_room():
    """The wall with a pair of skates, the shelf, the bench and two pucks, and a team's stock."""
    eye = (-14, -130)
    stall(for_skates=True)
    pair(-33, -2, 12, 70)
    shelf(wood(*WORN_BENCH), -9.8, 120, UPPER)
    for x, y, z, turn in ((-15.5, -14, 0, 20), (-15.2, -13.8, 1, 75)):
        shapes.move(puck(), (x, y, HEIGHT * (z + 0.5)), (0, 0, turn))
    packs(-3.5, 4, eye)
    stacked_pairs(1, -6, (4, 5))
    wheels(24.6, -6)
    bearings(25.2, -14.2)
    stage.camera((*eye, 27), (-3.9, 0, 21.2), 54, 8, (-4, -10, 14))
    return {"exposure": 0.5}
