"""The tape: clear film, on the bench where it is put on and on a dark table."""
from studio import shapes, stage
from studio.registry import cover, picture
from studio.table import table
from things.floors import WORN_BENCH, bench, wood
from things.pack import banded, pair
from things.roll import OUTSIDE, WIDTH, roll


def planks():
    shapes.move(bench(8, material=wood(*WORN_BENCH)), (0, -62, 0), (0, 0, -5))


@picture("tape", 2400, 1800, samples=18)
def main():
    table(ground=planks, wall=1.6)
    standing = roll({"start": 54, "held": 22, "length": 0.9, "curl": -9}, seed=2)
    shapes.move(standing, (-5.6, -3.4, OUTSIDE), (90, 0, 212))
    shapes.move(banded(), (5.3, 4.2, 0), (0, 0, -4.5))
    stage.camera((0.0, -66, 26), (0.0, 0, 6.3), 83, 11, (-4, -4, 5))
    return {"exposure": 0.6}


@picture("tape-roll", 2400, 1800, samples=18)
def single():
    """One roll from above, so that the print on its core can be read."""
    table((0, 0, 2), 45, ground=planks)
    one = roll({"start": -62, "held": 24, "length": 7, "curl": -9}, seed=5)
    shapes.move(one, (-0.6, 0.4, WIDTH / 2), (0, 0, 0))
    stage.camera((0.2, -36, 27), (0.2, 0.0, 0.6), 84, 11, (0, -3, 2))
    return {"exposure": 0.6}


@cover("cover-tape-stack", samples=20)
@picture("tape-ten", 2400, 1800, samples=20)
def ten():
    """The pack of ten: two fives, each in its band."""
    table((0, 0, 6), 70, ground=planks, wall=1.6)
    shapes.move(pair(), (0, 0, 0), (0, 0, 4))
    stage.camera((0, -72, 31), (0, 0, 5.9), 84, 13, (0, -5, 6))
    return {"exposure": 0.45}
