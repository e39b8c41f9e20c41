"""The tape in use: legs in their socks, over the guards."""
from studio import ice, shapes, stage
from studio.registry import cover, picture
from things.player import dressed_leg, on_skate
from things.shin import HELD, taped_leg
from things.socks import BLACK, BLUE_SOCKS, RED_SOCKS, WHITE
from things.strap import strap


def hard_light(aim=(0, 0, 28), rim=3.6):
    """Light from the left. `rim` is the light from behind."""
    stage.studio(aim, 110, key=4.2, rim=rim, strip=0.0, wall=0.8)
    # Tall and narrow, close to the camera: what runs down the tape as a soft line.
    x, y, z = aim
    stage.lamp((x - 62, y - 66, z + 10), aim, (9, 110), 6e4, (1, 0.98, 0.95))


def player(aim=(0, 0, 28), rim=3.6):
    """Both legs of a player who waits at the boards, without skates."""
    hard_light(aim, rim)
    for seed, at, turn in ((0, (-10.5, 0, 0), 16), (3, (12.5, 6, 0), 44)):
        shapes.move(dressed_leg(BLUE_SOCKS, BLACK, WHITE, seed), at, (0, 0, turn))


@picture("tape-leg", 2400, 1800, samples=12)
def leg():
    """On the ice, from the collars of the boots to the knees, with room below the lower bands for a sloped crop."""
    aim = (0, 0, 46)
    stage.night((0.008, 0.016, 0.04))
    # The film would mirror these lamps as white blocks.
    stage.lamp((-76, -60, 120), aim, (50, 40), 1.2e5, (1, 0.97, 0.93)).visible_glossy = False
    stage.lamp((86, 70, 90), aim, (60, 80), 2.2e5, (0.86, 0.93, 1)).visible_glossy = False
    stage.lamp((60, -120, 60), aim, (80, 60), 3e4, (0.8, 0.9, 1)).visible_glossy = False
    # What runs down the tape as a soft line.
    stage.lamp((-66, -80, 56), aim, (26, 110), 9e4, (1, 0.98, 0.95)).visible_diffuse = False
    ice.lay(is_mirrored=False, tile=150, film=0.16, cuts=1.3, white=(0.46, 0.58, 0.70))
    # Below the ice: the lower bands mirror this lamp in place of the ice.
    stage.lamp((-44, -58, -22), (0, 0, 30), (9, 70), 2.4e4, (0.93, 0.96, 1))
    for seed, at, turn in ((0, (-8.4, -7.3, 0), 106), (3, (17.8, 0.5, 0), 134)):
        shapes.move(on_skate(seed, RED_SOCKS), at, (0, 0, turn))
    stage.boards(620, 1.6)
    stage.camera((-14, -128, 46), (1.2, 0, 45), 64, 6.3, (-10, -9, 50))
    stage.far_lights(strength=7, rows=((9.5, 5), (12.5, 6)), spread=44, distance=600, radius=5)
    return {"exposure": 0.6}


@picture("tape-band", samples=11)
def band():
    """The band below the knee, so near that the ribs of the sock are seen through the film."""
    # From so near, the film would mirror a rim light as a wide white bar.
    player((0, 0, 27), rim=0)
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
    # The far side of the leg is in the shadow of the key, and as dark as the room.
    stage.lamp((70, -40, 40), aim, (50, 90), 6e4, (0.86, 0.92, 1)).visible_glossy = False
    held = (*HELD, below)
    leg = [taped_leg(*BLUE_SOCKS, 0, held), strap(below, 0, held)]
    shapes.move(shapes.group("leg", leg), (2.0, 0, 0), (0, 0, 14))
    stage.camera((-10, -74, 33), (3.1, -1, 30.6), 84, 9, (0, -9, 30))
    return {"exposure": 0.35}
