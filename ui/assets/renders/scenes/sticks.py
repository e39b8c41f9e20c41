"""The stick that a guide tapes."""
from studio import shapes, stage
from studio.registry import picture, room
from things.cloth_roll import cloth_roll
from things.floors import WORN_BENCH, bench, wood
from things.puck import HEIGHT, puck
from things.roll import WIDTH
from things.stick import stick


def taped_stick(has_roll=True, planks_at=-62):
    """On the bench of the locker room: a blade that has just been taped, the roll, a puck."""
    stage.night((0.012, 0.013, 0.017))
    aim = (0, 0, 1)
    stage.lamp((-52, 34, 34), aim, (9, 9), 90000, (1, 0.93, 0.84))
    stage.lamp((70, 110, 30), aim, (40, 30), 48000, (0.75, 0.86, 1))
    stage.lamp((26, -62, 30), aim, (44, 24), 5000, (0.93, 0.96, 1))
    planks = bench(9, material=wood(*WORN_BENCH))
    shapes.move(planks, (0, planks_at, 0), (0, 0, 8))
    shapes.move(stick(), (-11.4, 9, 0), (0, 0, -61))
    if has_roll:
        shapes.move(cloth_roll({"start": 200, "held": 30, "length": 6.2, "curl": -7}), (12, 5, WIDTH / 2), (0, 0, 0))
    shapes.move(puck(), (-15.6, -7.4, HEIGHT / 2), (0, 0, 24))


@picture("stick-taped", 2400, 1800, samples=14)
def from_above():
    taped_stick()
    stage.camera((2, -60, 58), (0.3, 0, 0), 52, 7, (0, -1, 1))
    return {"exposure": 0.55}


@room("stick-toe", samples=16)
def toe():
    """From near the bench: the turns of the tape run to the toe."""
    # In a crop, the roll or a gap between two planks would be a dark corner.
    taped_stick(has_roll=False, planks_at=-65.5)
    stage.camera((-6, -42, 30), (2.6, -8.8, 0.6), 74, 28, (5.0, -13, 0.6))
    return {"exposure": 0.6}
