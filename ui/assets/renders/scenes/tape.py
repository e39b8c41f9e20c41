"""The tape: clear film in the light of the arena."""
from studio import ice, shapes, stage
from studio.colours import RED
from studio.registry import picture
from things.pack import banded, pair
from things.roll import OUTSIDE, WIDTH, roll


def rink(line_at=9.0, aim=(0, 0, 4), roof=1.0, front=1.0, **lights):
    """A red line under the ice. `roof` and `front` are how bright two lamps of the tape's own are."""
    stage.night()
    stage.arena_lights(distance=70, aim=aim, **lights)
    # The roof of the arena from above, and a tall strip that draws a clean line down a round wall.
    stage.lamp((0, 30, 120), aim, (170, 60), 5.5e4 * roof, (0.9, 0.95, 1))
    stage.lamp((-50, -22, 16), aim, (14, 60), 9e3)
    stage.lamp((34, -70, 17), aim, (46, 26), 4.4e4 * front, (0.96, 0.98, 1))
    stage.boards(brightness=0.6)
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, RED, line_at, 5.08), cuts=1.3, tile=40)


@picture("tape", samples=16)
def main():
    rink(line_at=8.5, roof=0.75, front=1.2)
    # A softbox low behind them: it is what the film's edges and its free end are drawn with.
    stage.lamp((-16, 40, 22), (-2, 0, 6), (34, 20), 1.8e4, (0.9, 0.95, 1))
    ice.snow([(7, -7, 2.5, 60), (-8, -3, 2.5, 50)], size=0.06)
    standing = roll({"start": 82, "held": 26, "length": 5.4, "curl": -5.5}, clear=0.5, seed=2)
    shapes.move(standing, (-2.6, 1.5, OUTSIDE), (90, 0, 32))
    shapes.move(roll(seed=5), (4.6, -4.4, WIDTH / 2), (0, 0, 34))
    stage.camera((0.5, -58, 10.2), (0.5, 0, 4.9), 93, 11, (0, -2, 4))
    stage.far_lights(14, ((2.6, 5),), 400, 22, 1.7)
    return {"exposure": 0.25}


@picture("tape-five")
def five():
    """The pack of five, in its paper band."""
    rink(line_at=14, aim=(0, 0, 6), front=1.6)
    ice.snow([(6, -5, 2.5, 60), (-8, -1, 2.5, 40)], size=0.06)
    shapes.move(banded("band-five"), (0, 0, 0), (0, 0, -1))
    stage.camera((0, -58, 20), (0, 0, 6.1), 90, 13, (0, -5, 6))
    return {"exposure": 0.2}


@picture("tape-ten")
def ten():
    """The pack of ten: two fives in one band."""
    rink(line_at=16, aim=(0, 0, 6), front=1.6)
    ice.snow([(9, -6, 2.5, 60), (-11, -3, 2.5, 40)], size=0.06)
    shapes.move(pair("band-ten"), (0, 0, 0), (0, 0, 17))
    stage.camera((0, -74, 26), (0, 0, 5.7), 88, 13, (0, -5, 6))
    return {"exposure": 0.2}


@picture("tape-edge", samples=16)
def edge():
    """The free end, so near that each turn is a line of light."""
    rink(line_at=14, aim=(0, 0, 8), roof=0.5, front=0.45, key=0.75)
    stage.lamp((-14, 34, 20), (0, 0, 9), (30, 22), 2.0e4, (0.9, 0.95, 1))
    one = roll({"start": 66, "held": 22, "length": 6.5, "curl": -7}, clear=0.5, seed=8)
    shapes.move(one, (1.2, 0, OUTSIDE), (90, 0, 38))
    stage.camera((-1.2, -25, 11.6), (-0.9, 0, 8.3), 90, 9, (-0.4, -0.6, 9.2))
    stage.far_lights(6, ((1.1, 5),), 400, 26, 1.7)
    return {"exposure": 0.3}
