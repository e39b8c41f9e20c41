"""The tape: clear film in the light of the arena."""
from studio import shapes, stage
from studio.registry import cover, picture
from studio.table import eye, table
from things.pack import banded, pair
from things.roll import OUTSIDE, WIDTH, roll


@picture("tape", 2400, 1800, samples=18)
def main():
    table()
    standing = roll({"start": 82, "held": 26, "length": 5.4, "curl": -5.5}, seed=2)
    shapes.move(standing, (-2.6, 1.5, OUTSIDE), (90, 0, 32))
    shapes.move(roll(seed=5), (4.6, -4.4, WIDTH / 2), (0, 0, 20))
    eye()
    return {"exposure": 0.45}


@picture("tape-five", 2400, 1800, samples=20)
def five():
    """The pack of five, in its paper band."""
    table((0, 0, 6), 60)
    shapes.move(banded(), (0, 0, 0), (0, 0, -1))
    stage.camera((0, -58, 17), (0, 0, 6.1), 90, 13, (0, -5, 6))
    return {"exposure": 0.45}


@cover("cover-tape-stack", samples=20)
@picture("tape-ten", 2400, 1800, samples=20)
def ten():
    """The pack of ten: two fives, each in its band."""
    table((0, 0, 6), 70)
    shapes.move(pair(), (0, 0, 0), (0, 0, 4))
    stage.camera((0, -74, 19), (0, 0, 5.9), 88, 13, (0, -5, 6))
    return {"exposure": 0.45}
