"""The tape in use: legs in their socks, over the guards."""
from studio import shapes, stage
from studio.colours import RED
from studio.registry import cover, picture
from things.shin import HELD, taped_leg
from things.strap import strap

WHITE, NAVY = (0.70, 0.72, 0.74), (0.016, 0.045, 0.17)
STRIPES = [(15.6, 25.2, WHITE), (17.6, 23.2, RED)]


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
