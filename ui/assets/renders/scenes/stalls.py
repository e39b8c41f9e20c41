"""The stall of a player in the locker room."""
import numpy as np

from studio import shapes, stage
from studio.registry import picture, room
from things.bearing import OUTSIDE, ball_bearing
from things.bearing import WIDTH as BEARING
from things.coils import banded_pair
from things.floors import WORN_BENCH, bench, wood
from things.jersey import jersey
from things.lace import chrome, lace, woven
from things.pack import STEP, banded
from things.roll import OUTSIDE as ROLL
from things.roll import roll
from things.skate import row, skate
from things.skate_boot import EYELET, place
from things.stall import PAINTED, pair, wall
from things.wheel import PALE, RADIUS, RED, wheel


def stall():
    """The wall and the bench before it, lit from above on the left, as by the lamps of the ceiling."""
    stage.night((0.016, 0.017, 0.021))
    aim = (0, 0, 20)
    stage.lamp((-120, -56, 120), aim, (20, 20), 3.4e5, (1, 0.93, 0.84))
    stage.lamp((140, -40, 80), aim, (30, 90), 1.0e5, (0.75, 0.86, 1))
    stage.lamp((20, -140, 24), aim, (110, 30), 1.4e4, (0.93, 0.96, 1))
    shapes.move(wall(wood(*PAINTED)), (40, 18, 1), (90, 0, 0))
    shapes.move(bench(5, material=wood(*WORN_BENCH)), (0, -54, 0))


def hung(x, z, seed):
    """A pair of laces on a peg of the wall."""
    shapes.move(banded_pair(seed), (x, 15.6, z), (90, 90, 0))
    peg = shapes.lathe("peg", [(0.001, 0), (0.45, 0), (0.5, 0.1), (0.5, 6), (0.001, 6)], stage.plain((0.5, 0.5, 0.52), 0.3), 32, False)
    shapes.move(peg, (x, 18, z + 4.1), (90, 0, 0))


def gear():
    """The jersey in the middle of the stall, the skates beside it, on the bench the three products."""
    stall()
    shapes.move(jersey(), (3, 9, 1), (0, 0, 3), 0.86)
    pair(-42.5, -5, 13, 60)
    for number in range(3):
        hung(48 + 8.5 * number, 36, number)
    shapes.move(banded(), (-21, -21, 0), (0, 0, 8))
    shapes.move(roll(seed=2), (-9.0, -26, ROLL), (90, 0, 30))
    shapes.move(banded_pair(), (7, -24, 0), (0, 0, 8))
    for x, y, yaw, tone in ((26, -20, -24, PALE), (34, -14, -36, RED)):
        shapes.move(wheel(tone, turn=x, worn=0.5), (x, y, RADIUS), (88, 0, yaw))
    shapes.move(ball_bearing(turn=10), (17.5, -28, OUTSIDE), (80, 0, 20))
    shapes.move(ball_bearing(sealed=True), (20.7, -27, BEARING), (0, 0, 30))
    shapes.move(ball_bearing(sealed=True), (20.6, -26.9, BEARING * 3), (0, 0, 70))


@picture("room-stall", 2400, 1000, samples=14)
def whole():
    """The whole stall, for desktops."""
    gear()
    stage.camera((0, -130, 28), (2.0, 0, 26.2), 27.2, 9, (0, -18, 10))
    return {"exposure": 0.5}


@picture("room-stall-tall", 1536, 1152, samples=14)
def middle():
    """The middle of the same picture, for phones and tablets."""
    gear()
    stage.camera((-11, -130, 25), (-13.5, 0, 22.5), 42, 9, (-9, -18, 10))
    return {"exposure": 0.5}


@room("products-stacked", samples=16)
def stacked():
    """The three products on top of each other, in the middle, so that a narrow crop shows all of them."""
    stall()
    shapes.move(banded(), (0, -20, 0), (0, 0, -4))
    high = 5 * STEP
    shapes.move(banded_pair(), (0, -20, high), (0, 0, 9))
    shapes.move(ball_bearing(turn=10), (-0.6, -20.4, high + 2.0 + OUTSIDE), (84, 0, 22))
    shapes.move(ball_bearing(sealed=True), (1.9, -19.6, high + 2.0 + BEARING), (0, 0, 30))
    shapes.move(roll(seed=2), (-16, -12, ROLL), (90, 0, 36))
    shapes.move(wheel(RED, turn=30, worn=0.5), (14, -12, RADIUS), (88, 0, -30))
    stage.camera((-2, -96, 16), (0, -20, 9.4), 51, 7, (0, -24, 9))
    return {"exposure": 0.5}


@room("skates-hanging", samples=16)
def skates():
    """A pair of skates that dries on its peg."""
    stall()
    pair(-3, 4, 14, 70)
    stage.camera((-10, -118, 30), (0.5, 0, 29), 66, 8, (-4, -8, 28))
    return {"exposure": 0.5}


def loose_end(laced, side, way):
    """A lace out of the first free eyelet on one `side`, along a `way` of (x, y, z) points to the bench, where it lies flat."""
    eyelet, up = place(row(laced), side * EYELET, 0.2)
    path = shapes.smooth_path([tuple(eyelet), *way], 400)
    down = np.clip(1 - path[:, 2] / eyelet[2], 0, 1)[:, None]
    hangs = np.array((-0.25, side, 0.35))
    ups = up * np.clip(1 - 4 * down, 0, 1) + hangs * np.clip(4 * down, 0, 1) * (1 - down**6) + np.array((0, 0, 1.0)) * down**6
    return lace(path, ups, (False, True), woven(finer=2), chrome())


@picture("skate-half-laced", 2400, 1800, samples=14)
def half_laced():
    """A skate on the bench, half laced: the ends of its lace hang down and lie beside it."""
    stall()
    laced = 4
    parts = [
        skate(laced),
        loose_end(laced, -1, [(-5.6, -3.6, 17.0), (-5.8, -5.4, 12), (-6.6, -6.6, 5), (-8.6, -8.4, 0.5), (-13, -7.8, 0.1), (-18, -5.8, 0.1), (-23, -6.6, 0.1), (-27, -5.0, 0.1)]),
        loose_end(laced, 1, [(-6.4, 3.4, 17.0), (-8.2, 5.6, 11), (-10.4, 7.0, 4.6), (-13, 7.6, 0.5), (-17, 6.4, 0.1), (-22, 2.4, 0.1), (-27, 2.2, 0.1), (-31, -1.0, 0.1)]),
    ]
    shapes.move(shapes.group("skate", parts), (5, -22, 0), (0, 0, 18))
    stage.camera((-26, -108, 34), (-2.0, -22, 13.0), 54, 8, (-4, -27, 14))
    return {"exposure": 0.5}
