"""The bearings in use: the rail of an inline skate on a court of tiles."""
from studio import grounds, materials, shapes, stage
from studio.registry import cover, picture
from things.bearing import OUTSIDE, ball_bearing
from things.bearing import WIDTH as BEARING
from things.floors import WORN_BENCH, bench, wood
from things.inline_skate import inline_skate
from things.wheel import HALF, PALE, RADIUS, RED, wheel


def skate_on_court():
    """The skate stands still; a window lights it from the left."""
    aim = (0, 0, 5)
    stage.night((0.020, 0.024, 0.032))
    stage.lamp((-46, -26, 40), aim, (16, 16), 5.2e4, (1, 0.95, 0.88))
    stage.lamp((40, 60, 34), aim, (70, 22), 0.8e5, (0.88, 0.94, 1))
    stage.lamp((10, -60, 14), aim, (60, 6), 1.6e4, (0.9, 0.95, 1))
    grounds.court_tile((0.045, 0.125, 0.26), turn=0.35)
    return inline_skate((PALE, RED, RED, PALE))


@picture("bearings-court", 2400, 1800, samples=12)
def court():
    """The whole rail, from its side."""
    shapes.move(skate_on_court(), (1.5, 2, 0), (0, 0, 26))
    stage.camera((-6, -61, 14), (-0.2, 0, 5.4), 66, 8, (-5, -4, 5))
    return {"exposure": 0.5}


@cover("cover-inline-wheels", samples=16)
def toe():
    """The first two wheels, from the front."""
    shapes.move(skate_on_court(), (0, 0, 0), (0, 0, 58))
    stage.camera((-14, -62, 9), (-1.5, -6, 6.8), 66, 8, (-5, -11, 5))
    return {"exposure": 0.5}


@picture("bearings-wheels", samples=18)
def wheels():
    """On the bench, while they are changed: a wheel that has its bearing, one that gets it, and one that waits."""
    aim = (0, 0, 2)
    stage.night((0.012, 0.013, 0.017))
    stage.lamp((-46, 4, 34), aim, (10, 10), 70000, (1, 0.93, 0.84))
    stage.lamp((60, 80, 30), aim, (40, 30), 40000, (0.75, 0.86, 1))
    stage.lamp((20, -50, 26), aim, (40, 24), 6500, (0.93, 0.96, 1))
    # The loose bearings reflect this lamp.
    stage.lamp((-6, -26, 9), (-3, -3, 0.8), (16, 5), 2.2e3, (0.93, 0.96, 1)).visible_diffuse = False
    shapes.move(bench(9, material=wood(*WORN_BENCH)), (0, -62, 0), (0, 0, -7))
    shapes.move(wheel(PALE, turn=20, worn=0.5), (-3.6, 4.2, RADIUS), (84, 0, 24))
    shapes.move(wheel(RED, bearings=False, worn=0.5), (4.3, 0.4, HALF), (0, 0, 20))
    shapes.move(ball_bearing(sealed=True, turn=30), (4.3, 0.4, 2 * HALF + 0.2), (7, 4, 0))
    shapes.move(ball_bearing(turn=10), (-1.6, -3.6, BEARING), (0, 0, 20))
    shapes.move(ball_bearing(sealed=True), (-4.5, -3.0, BEARING), (0, 0, 50))
    stage.camera((0.6, -28.5, 15.5), (0.2, 0.2, 1.2), 50, 16, (0, -1.5, 2))
    return {"exposure": 0.5}


@picture("bearings-set", 1600, 1200, samples=14)
def set_of_two():
    """Two wheels and four bearings on the smooth blue floor of an inline rink, large enough for a small tile."""
    stage.night((0.020, 0.024, 0.032))
    aim = (0, 0, 2)
    stage.lamp((-40, 10, 40), aim, (12, 12), 4.2e4, (1, 0.95, 0.88))
    stage.lamp((34, 60, 34), aim, (50, 20), 2.4e4, (0.88, 0.94, 1))
    stage.lamp((16, -50, 24), aim, (40, 24), 6e3, (0.93, 0.96, 1))
    grounds.plate((0.030, 0.092, 0.20), 0.34)
    shapes.move(wheel(PALE, turn=20, worn=0.5), (3.6, 3.4, RADIUS), (86, 0, -22))
    shapes.move(wheel(RED, turn=50, worn=0.5), (-4.2, 2.0, HALF), (0, 0, 37))
    shapes.move(ball_bearing(turn=12), (-0.6, -3.6, OUTSIDE), (80, 0, 16))
    shapes.move(ball_bearing(sealed=True, turn=8), (2.4, -3.2, OUTSIDE), (78, 0, -14))
    shapes.move(ball_bearing(sealed=True), (5.4, -3.0, BEARING), (0, 0, 20))
    shapes.move(ball_bearing(sealed=True), (-3.8, -4.2, BEARING), (0, 0, 60))
    stage.camera((0.4, -33, 13.5), (0.4, 0.4, 2.0), 68, 10, (0.6, -2.6, 2))
    return {"exposure": 0.5}
