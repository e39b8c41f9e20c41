"""The shelves of an equipment room: a team's stock of the three products."""
from studio import shapes, stage
from studio.registry import room
from things.bearing import OUTSIDE, ball_bearing
from things.bearing import WIDTH as BEARING
from things.coils import banded_pair
from things.floors import WORN_BENCH, wood
from things.pack import banded
from things.roll import OUTSIDE as ROLL
from things.roll import roll
from things.stall import PAINTED, wall
from things.wheel import PALE, RADIUS, RED, wheel

UPPER = 19.0  # cm above the lower shelf


def shelf(material, height):
    """A plank on the wall, its top at `height`."""
    shapes.move(shapes.box("shelf", (150, 24, 2.6), material, 0.25), (0, 6, height - 1.3))


def stacked_pairs(at, columns, rows):
    """Pairs of laces under their bands, beside and on top of each other, none quite in line."""
    first = banded_pair()
    for column in range(columns):
        for row in range(rows[column]):
            shift = 0.35 * ((row * 7 + column * 5) % 3 - 1)
            where = {"at": (at[0] + 11.2 * column + shift, at[1] + 0.5 * shift, 2.03 * row), "turn": (0, 0, 2.5 * shift)}
            shapes.copy(first, **where) if column or row else shapes.move(first, where["at"], where["turn"])


@room("room-shelf", samples=16)
def shelves():
    """Two shelves: packs of tape above, pairs of laces, wheels and bearings below."""
    stage.night((0.016, 0.018, 0.024))
    aim = (0, 0, 16)
    stage.lamp((-90, -110, 90), aim, (26, 26), 2.4e5, (1, 0.94, 0.86))
    stage.lamp((120, -60, 60), aim, (40, 80), 9e4, (0.75, 0.86, 1))
    stage.lamp((10, -120, -6), aim, (110, 30), 1.6e4, (0.93, 0.96, 1))
    shapes.move(wall(wood(*PAINTED)), (40, 18, -30), (90, 0, 0))
    plank = wood(*WORN_BENCH)
    for height in (0, UPPER):
        shelf(plank, height)
    pack = banded()
    for number, (x, y, yaw) in enumerate(((-31, 4, 9), (-19.6, 3.2, -3), (-8.2, 4.4, 5), (3.2, 3.4, -6))):
        where = ((x, y, UPPER), (0, 0, yaw))
        shapes.move(pack, *where) if number == 0 else shapes.copy(pack, at=where[0], turn=where[1])
    shapes.move(roll(seed=2), (15.6, -0.5, UPPER + ROLL), (90, 0, 24))
    stacked_pairs((-28, 0), 3, (4, 5, 3))
    for x, yaw, tone in ((7.5, -20, PALE), (15.5, -26, RED), (23.5, -18, PALE), (31.0, -24, RED)):
        shapes.move(wheel(tone, turn=x, worn=0.1), (x, 1.0 + 0.1 * yaw, RADIUS), (88, 0, yaw))
    for x, y, count in ((11.2, -5.4, 3), (14.4, -4.8, 2), (19.0, -5.0, 1)):
        for row in range(count):
            shapes.move(ball_bearing(sealed=True), (x, y, BEARING * (2 * row + 1)), (0, 0, 40 * row))
    stage.camera((-16, -118, 26), (-0.6, 0, 14.2), 55, 6.3, (-4, -4, 16))
    return {"exposure": 0.5}
