"""Covers of articles by the ice: pucks on the blue line, the bench."""
import math

from studio import ice, shapes, stage
from studio.colours import BLUE
from studio.registry import cover
from things.bottle import bottle
from things.puck import HEIGHT, puck


@cover("cover-pucks-on-the-line", samples=16)
def pucks_on_the_line():
    """An hour before the game: pucks in a row on the blue line."""
    stage.night((0.006, 0.012, 0.03))
    stage.lamp((-50, -40, 60), (0, 0, 1), (24, 24), 6.5e4, (1, 0.95, 0.88))
    # From behind: it draws the edges of the pucks. Their tops would mirror it, and the mark would not be seen.
    stage.lamp((40, 130, 60), (20, 20, 0), (160, 20), 1.6e5, (0.86, 0.93, 1)).visible_glossy = False
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, BLUE, 0, 30, "X"), tile=60, film=0.16, cuts=1.0)
    ice.snow([(-5, -4, 3, 60), (4, 12, 4, 80)], size=0.05)
    for number in range(8):
        shapes.move(puck(frost=0.3), (0.6 * math.sin(2.4 * number), 15 * number, HEIGHT / 2), (0, 0, 24 + 67 * number))
    shapes.move(puck(frost=0.3), (3.6, 4.6, 3.3), (52, 0, -38))
    stage.boards(1100, 1.2, blue_line=-1)
    view = stage.camera((-17, -42, 13), (3.0, 6, 4.6), 55.6, 5.56, (0, -2.5, 2)).data
    # Without the bare ice at the right, and less of the boards: the two near pucks are large.
    view.shift_x, view.shift_y = -0.0556, -0.037
    return {"exposure": 0.6}


@cover("cover-boards-and-bottle", samples=16)
def boards_and_bottle():
    """On the cap of the boards, at the bench: a bottle, two pucks, the rink behind them out of focus."""
    stage.night((0.008, 0.016, 0.04))
    top = 106
    aim = (0, 8, top + 8)
    stage.lamp((-70, -60, top + 70), aim, (18, 18), 105000, (1, 0.96, 0.9))
    stage.lamp((50, 80, top + 44), aim, (24, 80), 110000, (0.86, 0.93, 1))
    shapes.move(shapes.box("cap", (400, 17, 4), stage.plain((0.30, 0.33, 0.37), 0.32), 0.9, 5), (0, 8, top - 2))
    shapes.move(bottle(cap=BLUE), (-8.0, 8, top), (0, 0, 8))
    for x, high, turn in ((7.6, 0.5, 30), (7.9, 1.5, 64)):
        shapes.move(puck(), (x, 7.5 + 0.4 * high, top + HEIGHT * high), (0, 0, turn))
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, BLUE, 620, 60), tile=150, film=0.12, white=(0.42, 0.55, 0.68))
    stage.lamp((0, 500, 700), (0, 700, 0), (1200, 200), 1.6e6, (0.85, 0.93, 1))
    stage.boards(1500, 2)
    stage.camera((-4, -66, top + 17), (0.6, 8, top + 11.0), 60, 5.6, (-6, 5, top + 9))
    stage.far_panels(strength=5, rows=((2.7, 5, 4.4, 0.8), (5.0, 4, 4.8, 1.1)), distance=1400)
    return {"exposure": 0.45}
