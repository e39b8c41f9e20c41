"""The bearings in use: the rail of an inline skate on a court of tiles."""
from studio import grounds, shapes, stage
from studio.registry import cover, picture
from things.bearing import ball_bearing
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
    stage.camera((-6, -61, 14), (0.6, 0, 5.2), 72, 8, (-5, -4, 5))
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
    stage.lamp((-46, 30, 34), aim, (10, 10), 70000, (1, 0.93, 0.84))
    stage.lamp((60, 80, 30), aim, (40, 30), 40000, (0.75, 0.86, 1))
    stage.lamp((20, -50, 26), aim, (40, 24), 6500, (0.93, 0.96, 1))
    shapes.move(bench(9, material=wood(*WORN_BENCH)), (0, -62, 0), (0, 0, -7))
    shapes.move(wheel(PALE, turn=20, worn=0.5), (-3.6, 4.2, RADIUS), (84, 0, 24))
    shapes.move(wheel(RED, bearings=False, worn=0.5), (4.3, 0.4, HALF), (0, 0, 20))
    shapes.move(ball_bearing(sealed=True, turn=30), (4.3, 0.4, 2 * HALF + 0.2), (7, 4, 0))
    shapes.move(ball_bearing(turn=10), (-1.6, -3.6, BEARING), (0, 0, 20))
    shapes.move(ball_bearing(sealed=True), (-4.5, -3.0, BEARING), (0, 0, 50))
    stage.camera((0.6, -28.5, 15.5), (0.2, 0.4, 1.2), 50, 9, (2.5, -1.5, 2))
    return {"exposure": 0.5}


@picture("bearings-set", 1600, 1200, samples=14)
def laid_out():
    """Four wheels and their eight bearings in rows, from above, on the smooth blue floor of an inline rink."""
    stage.night((0.020, 0.024, 0.032))
    aim = (0, 0, 0)
    stage.lamp((-36, 6, 30), aim, (12, 12), 3.0e4, (1, 0.95, 0.88))
    stage.lamp((30, 50, 40), aim, (50, 20), 1.6e4, (0.88, 0.94, 1))
    grounds.plate((0.030, 0.092, 0.20), 0.34)
    for number, (x, tone) in enumerate(zip((-12.9, -4.3, 4.3, 12.9), (PALE, RED, PALE, RED))):
        shapes.move(wheel(tone, turn=50 * number, worn=0.5), (x, 3.4, HALF), (0, 0, 37 * number))
    for number in range(8):
        x = (number - 3.5) * 4.3
        shapes.move(ball_bearing(sealed=number not in (2, 5), turn=47 * number), (x, -4.6, BEARING), (0, 0, 10 * number))
    stage.camera((0, -26, 70), (0, -0.3, 0), 74, 16, (0, 0, 1))
    return {"exposure": 0.5}
