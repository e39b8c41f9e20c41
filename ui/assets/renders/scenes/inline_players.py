"""Players on inline skates, on a court of tiles."""
import math

from studio import grounds, shapes, stage
from studio.registry import picture, room
from things.player import on_wheels
from things.socks import ORANGE_SOCKS
from things.wheel import PALE, RED


def hall_lamps(aim, key, rim):
    """The lamps of a court's hall: `key` from the left and `rim` from behind, in watts. Neither socks nor film reflect them."""
    stage.night((0.020, 0.024, 0.032))
    stage.lamp((-90, -60, 90), aim, (30, 30), key, (1, 0.95, 0.88)).visible_glossy = False
    stage.lamp((70, 100, 80), aim, (90, 40), rim, (0.86, 0.93, 1)).visible_glossy = False
    stage.lamp((70, -90, 40), aim, (60, 60), 4.5e4, (0.85, 0.92, 1)).visible_glossy = False


@picture("inline-stride", 2400, 1800, samples=14)
def inline_stride():
    """A player on a court of tiles, from the wheels to below the knees: the three products in one picture."""
    aim = (0, 0, 24)
    hall_lamps(aim, 2.2e5, 1.6e5)
    stage.lamp((-70, -60, 48), aim, (9, 110), 4e4, (1, 0.98, 0.95))
    grounds.court_tile((0.045, 0.125, 0.26), turn=0.35)
    wheels = (PALE, RED, RED, PALE)
    heel_up = 22  # degrees
    # The skate turns about its middle, 12.5 cm behind its front wheel, which stays on the court.
    raised = 12.5 * math.sin(math.radians(heel_up))
    for seed, at, turn in ((5, (-8, 0, 0), (-7, 0, 40)), (7, (20, 22, raised), (0, -heel_up, 30))):
        shapes.move(on_wheels(seed, ORANGE_SOCKS, wheels), at, turn)
    stage.boards(620, 1.6)
    stage.camera((-30, -122, 20), (-0.5, 4, 28.2), 47, 6.3, (-10, -8, 22))
    stage.far_panels(strength=5, rows=((13.0, 5, 4.4, 0.9), (16.5, 4, 5.4, 1.1)))
    return {"exposure": 0.4}


@room("inline-glide", samples=16)
def inline_glide():
    """A player who glides on the court, from the front."""
    aim = (0, 0, 18)
    hall_lamps(aim, 3.0e5, 2.4e5)
    grounds.court_tile((0.045, 0.125, 0.26), turn=0.5)
    wheels = (PALE, RED, RED, PALE)
    for seed, at, turn in ((3, (-10, -4, 0), (8, 0, 44)), (9, (15, 20, 0), (11, 0, 54))):
        shapes.move(on_wheels(seed, ORANGE_SOCKS, wheels), at, turn)
    stage.boards(620, 1.6)
    stage.camera((-44, -108, 26), (1, 6, 18.2), 43, 7, (-10, -8, 14))
    stage.far_panels(strength=5, rows=((13.0, 5, 4.4, 0.9), (16.5, 4, 5.4, 1.1)))
    return {"exposure": 0.65}
