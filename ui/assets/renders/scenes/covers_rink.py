"""Covers of articles by the ice: the face-off, the bench."""
from studio import ice, shapes, stage
from studio.colours import BLUE
from studio.registry import cover
from things.bottle import bottle
from things.puck import HEIGHT, puck
from things.stick import stick


@cover("cover-face-off-clock", samples=16)
def face_off():
    """The puck on the dot in the middle of the rink, between the blades of two sticks."""
    stage.night((0.006, 0.012, 0.03))
    # Otherwise the top of the puck reflects this lamp, and the mark is not seen.
    stage.lamp((26, 80, 62), (0, 0, 0), (60, 14), 95000, (0.9, 0.95, 1)).visible_glossy = False
    stage.lamp((-60, -30, 46), (0, 0, 2), (30, 30), 34000, (1, 0.95, 0.88))

    def paint(s, at, c):
        return ice.circle(s, at, c, BLUE, (1, 5), 15, 15)

    ice.lay(paint=paint, tile=48, film=0.16, cuts=0.8)
    ice.snow([(-7.5, 4.2, 2, 50), (8.5, -3.4, 2, 50)], size=0.05)
    shapes.move(puck(frost=0.3), (0, 0, HEIGHT / 2), (0, 0, 12))
    shapes.move(stick(), (-36.2, 5.0, -0.5), (90, 0, 4))
    shapes.move(stick(), (36.8, -2.2, -0.6), (90, 0, 186))
    stage.boards(900, 1.0)
    stage.camera((-7, -46, 13.5), (0.2, 1.5, 2.9), 57, 5, (0, -3.0, 2))
    return {"exposure": 0.7}


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
