"""The tape in use: legs in their socks, over the guards."""
from studio import ice, shapes, stage
from studio.colours import RED
from studio.registry import cover, picture
from things.floors import rubber_floor, wood
from things.roll import OUTSIDE, roll
from things.skate import skate
from things.shin import HELD, taped_leg
from things.spray import spray
from things.stall import PAINTED, wall
from things.strap import strap

WHITE, NAVY = (0.70, 0.72, 0.74), (0.016, 0.045, 0.17)
STRIPES = [(15.6, 25.2, WHITE), (17.6, 23.2, RED)]
# The height of a skate, which is below the picture.
SKATE = 14
# The socks of two other teams: the color of the cloth and its stripes.
GREEN_SOCKS = ((0.008, 0.085, 0.048), [(15.6, 25.2, (0.62, 0.40, 0.02)), (17.6, 23.2, WHITE)])
RED_SOCKS = ((0.36, 0.012, 0.02), [(15.6, 25.2, NAVY), (17.6, 23.2, WHITE)])


def player(aim=(0, 0, 28)):
    """Both legs of a player who waits at the boards, lit hard from the left and from behind."""
    stage.studio(aim, 110, key=4.2, rim=3.6, strip=0.0, wall=0.8)
    # Tall and narrow, close to the camera: what runs down the tape as a soft line.
    x, y, z = aim
    stage.lamp((x - 62, y - 66, z + 10), aim, (9, 110), 6e4, (1, 0.98, 0.95))
    shapes.move(taped_leg(NAVY, STRIPES), (-10.5, 0, 0), (0, 0, 16))
    shapes.move(taped_leg(NAVY, STRIPES, 3), (12.5, 6, 0), (0, 0, 44))


@picture("tape-leg", 2400, 1800, samples=12)
def leg():
    """From the ankles to the middle of the thighs."""
    player()
    stage.camera((-14, -128, 36), (1.2, 0, 33), 64, 8, (-10, -9, 32))
    return {"exposure": 0.3}


@picture("tape-rink", 2400, 1800, samples=12)
def at_the_rink():
    """The shins of a player on the ice in red socks, from the side; the boards behind are out of focus."""
    aim = (0, 0, 38)
    stage.night((0.008, 0.016, 0.04))
    stage.arena_lights(distance=95, aim=aim, key=1.0, fill=0.9, rim=1.3)
    stage.lamp((-56, -70, 48), aim, (9, 110), 5e4, (1, 0.98, 0.95))
    ice.lay(tile=150, film=0.16, cuts=1.3, white=(0.46, 0.58, 0.70))
    shapes.move(taped_leg(*RED_SOCKS, 5), (-9.0, 0, SKATE), (0, 0, -38))
    shapes.move(taped_leg(*RED_SOCKS, 7), (12.5, 14, SKATE), (0, 0, -22))
    stage.boards(620, 1.6)
    stage.camera((19, -112, 44), (0.4, 4, 37), 76, 6.3, (-8, -8, 44))
    stage.far_lights(strength=7, rows=((6.2, 5), (8.6, 6)), spread=34, distance=900, radius=7)
    return {"exposure": 0.4}


def on_skate(seed, socks=RED_SOCKS):
    """A leg whose sock covers the collar of its boot."""
    leg = shapes.move(taped_leg(*socks, seed), (7.3, 0, 22), (0, 0, -90), (1.13, 1.2, 1))
    return shapes.group("leg on its skate", [leg, skate()])


@picture("tape-skate", samples=16)
def on_skates():
    """A player on the ice in red socks, from the skates to below the knees."""
    aim = (0, 0, 26)
    stage.night((0.008, 0.016, 0.04))
    stage.arena_lights(distance=95, aim=aim, key=1.0, fill=0.9, rim=1.3)
    stage.lamp((-70, -60, 48), aim, (9, 110), 6e4, (1, 0.98, 0.95))
    ice.lay(tile=150, film=0.16, cuts=1.3, white=(0.46, 0.58, 0.70))
    ice.snow([(-14, -6, 4, 90), (8, -8, 4, 70)], size=0.09)
    shapes.move(on_skate(5), (-10, 0, 0), (0, 0, 22))
    shapes.move(on_skate(7), (20, 18, 0), (0, 0, 34))
    stage.boards(620, 1.6)
    stage.camera((-26, -122, 16), (3.5, 4, 30), 53, 6.3, (-8, -8, 28))
    stage.far_lights(strength=7, rows=((13.5, 6), (17, 7)), spread=44, distance=600, radius=5)
    return {"exposure": 0.4}


@picture("tape-band", samples=11)
def band():
    """The band below the knee, so near that the ribs of the sock are seen through the film."""
    player((0, 0, 27))
    stage.camera((-30, -62, 24), (-8.6, -4, 29.3), 85, 7, (-12, -9, 29.5))
    return {"exposure": 0.35}


@cover("cover-clear-tape-on-shin", samples=16)
def tape_on_shin():
    """The two bands below the knee, near."""
    player((0, 0, 24))
    stage.camera((-34, -92, 36), (-1.5, 0, 26), 72, 6.3, (-11, -9, 30))
    return {"exposure": 0.3}


@cover("cover-tape-and-straps", samples=16)
def tape_and_straps():
    """One leg, near: the band of tape below the knee, and below it an elastic strap."""
    aim, below = (0, 0, 30), 27.6
    stage.studio(aim, 90, key=4.6, rim=3.6, strip=0.0, wall=0.8)
    stage.lamp((-50, -60, 36), aim, (9, 90), 5e4, (1, 0.98, 0.95))
    held = (*HELD, below)
    leg = [taped_leg(NAVY, STRIPES, 0, held), strap(below, 0, held)]
    shapes.move(shapes.group("leg", leg), (2.0, 0, 0), (0, 0, 14))
    stage.camera((-10, -74, 33), (0.6, -1, 30.6), 84, 9, (0, -9, 30))
    return {"exposure": 0.35}


@picture("tape-stop", samples=14)
def stopping():
    """A player stops with both skates sideways, in a spray of snow."""
    aim = (0, 0, 26)
    stage.night((0.008, 0.016, 0.04))
    # Film and ice would mirror lamps so wide as white patches.
    stage.lamp((-76, -33, 112), aim, (66, 48), 7.2e4, (1, 0.97, 0.93)).visible_glossy = False
    stage.lamp((43, 104, 83), aim, (104, 27), 1.3e5, (0.86, 0.93, 1)).visible_glossy = False
    stage.lamp((85, -47, 78), aim, (57, 57), 1.1e4, (0.72, 0.85, 1))
    stage.lamp((-96, -40, 60), aim, (9, 110), 3e4, (1, 0.98, 0.95))
    # From behind on the right, low: it lights the snow.
    stage.lamp((96, 40, 34), (20, -4, 8), (14, 14), 6e4, (0.9, 0.95, 1)).visible_glossy = False
    ice.lay(tile=150, film=0.16, cuts=1.3, white=(0.46, 0.58, 0.70))
    for seed, at in ((5, (-6, 0, 0)), (7, (14, 24, 0))):
        shapes.move(on_skate(seed), at, (-22, 0, 44))
    ahead = (0.86, -0.50)
    for number, (x, y) in enumerate(((-12, -9), (-7, -4), (-2, 1), (3, 6), (8, 11), (12, 20), (20, 28))):
        spray((x, y), ahead, 420, 54, 32, 0.40, 0.14, number)
        spray((x, y), ahead, 1700, 48, 28, 0.40, 0.08, 20 + number)
        spray((x, y), ahead, 2000, 32, 16, 0.35, 0.055, 40 + number)
    ice.snow([(2, -6, 7, 260), (14, -4, 9, 260)], size=0.11)
    stage.boards(620, 1.6)
    stage.camera((-26, -118, 12), (11, 4, 11.5), 50, 6.3, (-4, -8, 22))
    stage.far_lights(strength=7, rows=((13.5, 6), (17, 7)), spread=44, distance=600, radius=5)
    return {"exposure": 0.4}


@picture("tape-bench", 1600, 1200, samples=16)
def at_the_bench():
    """A player sits on the bench: the tape is on, and the roll is on the floor beside the skate."""
    stage.night((0.016, 0.018, 0.024))
    aim = (0, 0, 16)
    stage.lamp((-80, -70, 84), aim, (14, 60), 1.6e5, (1, 0.94, 0.86))
    stage.lamp((70, 70, 60), aim, (40, 80), 1.3e5, (0.75, 0.86, 1))
    stage.lamp((40, -90, 20), aim, (60, 30), 1.2e4, (0.93, 0.96, 1))
    rubber_floor()
    shapes.move(wall(wood(*PAINTED)), (40, 96, 0), (90, 0, 0))
    for seed, at, yaw in ((5, (-10, 2, 0), 36), (7, (13, 18, 0), 62)):
        shapes.move(on_skate(seed, GREEN_SOCKS), at, (0, 0, yaw))
    shapes.move(roll(seed=2), (7.5, -28, OUTSIDE), (90, 0, 24))
    stage.camera((-8, -104, 12), (0.5, 0, 16.4), 62, 7, (-6, -20, 14))
    return {"exposure": 0.5}
