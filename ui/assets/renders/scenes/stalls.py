"""Gear on the bench of a stall, and on the wall behind it."""
import numpy as np

from studio import shapes, stage
from studio.registry import picture, room
from things.bearing import OUTSIDE, ball_bearing
from things.bearing import WIDTH as BEARING
from things.coils import banded_pair
from things.lace import chrome, lace, woven
from things.pack import STEP, banded
from things.roll import OUTSIDE as ROLL
from things.roll import roll
from things.skate import row, skate
from things.skate_boot import EYELET, place
from things.stall import stall
from things.wheel import RADIUS, RED, wheel


def stack():
    """The three products on top of each other on the bench."""
    stall()
    shapes.move(banded(), (0, -20, 0), (0, 0, -4))
    high = 5 * STEP
    shapes.move(banded_pair(), (0, -20, high), (0, 0, 9))
    shapes.move(ball_bearing(turn=10), (-0.6, -20.4, high + 2.0 + OUTSIDE), (84, 0, 22))
    shapes.move(ball_bearing(sealed=True), (1.9, -19.6, high + 2.0 + BEARING), (0, 0, 30))


@room("products-stacked", samples=16)
def stacked():
    """The stack in the middle, so that a narrow crop shows all of it."""
    stack()
    shapes.move(roll(seed=2), (13.5, -7, ROLL), (90, 0, 34))
    shapes.move(wheel(RED, turn=30, worn=0.5), (19.5, -19, RADIUS), (88, 0, -30))
    stage.camera((-2, -96, 16), (0, -20, 9.4), 51, 7, (0, -24, 9))
    return {"exposure": 0.5}


@room("products-stacked-near", samples=16)
def stacked_near():
    """The stack from nearer, for banners."""
    stack()
    # Without it the steel of the bearings reflects the dark room.
    stage.lamp((-8, -52, 26), (0, -20, 17), (16, 6), 5e3, (0.93, 0.96, 1)).visible_diffuse = False
    shapes.move(roll(seed=2), (11.6, -9, ROLL), (90, 0, 34))
    shapes.move(wheel(RED, turn=30, worn=0.5), (13.2, -25, RADIUS), (88, 0, -30))
    stage.camera((-2, -96, 16), (1.6, -20, 9.2), 64, 7, (0, -24, 9))
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
    """A skate on the bench, half laced: the ends of its lace hang down and lie beside it. Behind them is a new pair of laces."""
    stall()
    laced = 4
    parts = [
        skate(laced),
        loose_end(laced, -1, [(-5.8, -4.0, 17.2), (-7.6, -6.2, 13), (-9.6, -7.6, 6), (-12.4, -8.0, 0.8), (-15.6, -5.6, 0.1), (-18.4, -1.6, 0.1), (-21.6, -0.2, 0.1), (-25, -1.6, 0.1)]),
        loose_end(laced, 1, [(-6.8, 3.8, 17.4), (-10.0, 5.8, 13), (-13.0, 7.2, 6), (-16.4, 8.4, 0.7), (-20.4, 9.0, 0.1), (-24, 6.8, 0.1), (-27.5, 6.2, 0.1), (-31, 8.0, 0.1)]),
    ]
    shapes.move(shapes.group("skate", parts), (5, -20, 0), (0, 0, 22))
    shapes.move(banded_pair(), (-13.8, -3, 0), (0, 0, -14))
    stage.camera((-34, -104, 25), (-3.2, -22, 14.2), 57, 11, (-3, -27, 16))
    return {"exposure": 0.9}
