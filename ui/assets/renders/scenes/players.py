"""Players from their skates to their knees, on the ice."""
import bpy

from studio import ice, shapes, stage
from studio.colours import BLUE, RED
from studio.registry import cover, picture, room
from things.player import on_skate
from things.puck import puck
from things.socks import BLUE_SOCKS, GOLD_SOCKS, GREEN_SOCKS, RED_SOCKS, WHITE_SOCKS
from things.spray import spray
from things.stick import stick


@picture("tape-skate", samples=16)
def on_skates():
    """A player on the ice in red socks, from the skates to below the knees."""
    aim = (0, 0, 26)
    stage.night((0.008, 0.016, 0.04))
    # The film would mirror these lamps as white blocks.
    stage.lamp((-76, -33, 112), aim, (66, 48), 7.2e4, (1, 0.97, 0.93)).visible_glossy = False
    stage.lamp((86, -48, 78), aim, (57, 57), 1.2e4, (0.72, 0.85, 1)).visible_glossy = False
    stage.lamp((43, 104, 83), aim, (104, 27), 1.2e5, (0.86, 0.93, 1)).visible_glossy = False
    stage.lamp((-70, -60, 48), aim, (12, 110), 6e4, (1, 0.98, 0.95))
    ice.lay(is_mirrored=False, tile=150, film=0.16, cuts=1.3, white=(0.46, 0.58, 0.70))
    ice.snow([(-14, -6, 4, 90), (8, -8, 4, 70)], size=0.09)
    shapes.move(on_skate(5), (-10, 0, 0), (0, 0, 22))
    shapes.move(on_skate(7), (20, 18, 0), (0, 0, 34))
    stage.boards(620, 1.6)
    stage.camera((-26, -122, 16), (3.5, 4, 31.5), 51, 6.3, (-8, -8, 28))
    stage.far_lights(strength=7, rows=((13.5, 6), (17, 7)), spread=44, distance=600, radius=5)
    return {"exposure": 0.4}


@cover("cover-two-bands", samples=16)
def two_bands():
    """The player of `on_skates` from the right: the bands below the knees and above the skates."""
    look = on_skates()
    stage.camera((10, -124, 24), (4.4, 4, 31.5), 46, 6.3, (-8, -8, 30))
    return look


@picture("laces-worn", 2400, 1800, samples=14)
def laced_up():
    """Both boots of a player on the ice, near: the laces from the toe to the bow."""
    aim = (0, 0, 18)
    stage.night((0.008, 0.016, 0.04))
    stage.arena_lights(distance=80, aim=aim, key=1.1, fill=0.9, rim=1.5)
    stage.lamp((-50, -70, 40), aim, (9, 90), 3e4, (1, 0.98, 0.95))
    ice.lay(is_mirrored=False, tile=150, film=0.16, cuts=1.3, white=(0.46, 0.58, 0.70))
    ice.snow([(-14, -14, 4, 90), (10, -8, 4, 70)], size=0.09)
    for seed, at, turn in ((5, (-4, 0, 0), 62), (7, (22, 16, 0), 84)):
        shapes.move(on_skate(seed, BLUE_SOCKS), at, (0, 0, turn))
    stage.boards(620, 1.6)
    stage.camera((-18, -92, 36), (4.5, 0, 19), 60, 6.3, (-6, -10, 20))
    stage.far_lights(strength=7, rows=((8, 6), (11, 7)), spread=44, distance=600, radius=5)
    return {"exposure": 0.5}


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
    for seed, at, turn in ((5, (-9, 20, 0), (-27, 0, 60)), (7, (7, -6, 0), (-21, 0, 40))):
        shapes.move(on_skate(seed), at, turn)
    ahead = (0.86, -0.50)
    # Snow from both blades: lumps, crumbs, and powder that the exposure draws out. It starts beside the blades, so that
    # both stay visible.
    for number, (x, y) in enumerate(((2, -15), (6, -13), (9, -10), (12, -7), (16, -4), (20, 0), (24, 4), (5, 12), (9, 16), (13, 21))):
        spray((x, y), ahead, 200, 54, 24, 0.36, 0.13, number, 1.3)
        spray((x, y), ahead, 3000, 48, 18, 0.34, 0.06, 20 + number, 1.4)
        spray((x, y), ahead, 16000, 42, 16, 0.28, 0.024, 40 + number, 1.6)
    # Low powder that starts at the blades.
    for number, (x, y) in enumerate(((2, -11), (6, -8), (11, -4), (-4, 8), (2, 12))):
        spray((x, y), ahead, 5000, 24, 4.5, 0.3, 0.024, 60 + number, 1.6)
    ice.snow([(2, -6, 7, 260), (14, -4, 9, 260)], size=0.11)
    stage.boards(620, 1.6)
    stage.camera((-26, -122, 14), (8.5, 4, 21.5), 44, 6.3, (-4, -8, 22))
    stage.far_lights(strength=7, rows=((13.5, 6), (17, 7)), spread=44, distance=600, radius=5)
    return {"exposure": 0.4}


@room("line-up", samples=16)
def in_line():
    """Players in red socks who stand side by side on the blue line, as for the anthem."""
    aim = (30, 0, 22)
    stage.night((0.008, 0.016, 0.04))
    stage.lamp((-70, -60, 110), aim, (66, 48), 1.5e5, (1, 0.97, 0.93)).visible_glossy = False
    stage.lamp((60, 120, 90), aim, (160, 30), 1.6e5, (0.86, 0.93, 1)).visible_glossy = False
    stage.lamp((120, -120, 70), aim, (90, 60), 6e4, (0.8, 0.9, 1)).visible_glossy = False
    ice.lay(
        is_mirrored=False, paint=lambda s, at, c: ice.line(s, at, c, BLUE, 2, 30), tile=150, film=0.16, cuts=1.2,
        white=(0.46, 0.58, 0.70),
    )
    # Below the ice: the lower bands of tape mirror this lamp in place of the ice.
    stage.lamp((-60, -70, -24), aim, (12, 90), 3e4, (0.93, 0.96, 1))
    # (from the left, forward, turn of the body, lean, half of the distance between the skates)
    poses = ((0, 3, 80, 10, 13), (66, -3, 92, 4, 11), (140, 4, 76, 14, 15), (208, 0, 88, 8, 12), (278, 2, 82, 10, 14))
    for number, (x, y, body, lean, apart) in enumerate(poses):
        for side, bend in ((-1, 0), (1, 5 * (-1) ** number)):
            yaw = body + side * (7 + 3 * (number % 3))
            leg = on_skate(5 + 2 * number + side, lean=lean + bend)
            shapes.move(leg, (x + side * apart, y + 2.5 * side * (-1) ** number, 0), (0, 0, yaw))
    for x, y, lean, turn in ((34, -15, 9, 150), (172, -13, 4, 35), (246, -15, 10, 150)):
        shapes.move(stick(), (x, y, -0.5), (90, lean, turn))
    stage.boards(620, 1.6)
    stage.camera((-78, -118, 24), (36, 0, 25), 45, 5.6, (0, -8, 22))
    return {"exposure": 0.75}


def crouched(socks, at, turn, seed):
    """A player before a face-off, both knees over the toes. Faces -x."""
    legs = [
        shapes.move(on_skate(seed + side, socks, 16), (0, 21 * side, 0), (0, 0, 6 * side)) for side in (-1, 1)
    ]
    return shapes.move(shapes.group("player", legs), at, (0, 0, turn))


def in_flight(at, turn, moved):
    """A puck in the air, which moves by `moved` in centimetres while the shutter is open."""
    thing = shapes.move(puck(frost=0.3), at, turn)
    bpy.context.scene.render.use_motion_blur = True
    bpy.context.scene.render.motion_blur_shutter = 1
    middle = bpy.context.scene.frame_current
    for frame, share in ((middle - 1, -1), (middle + 1, 1)):
        thing.location = [place + share * part for place, part in zip(at, moved)]
        thing.keyframe_insert("location", frame=frame)
    for curve in thing.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"
    return thing


def face_off():
    """Two players over the dot in the middle of the rink, and the puck that was just dropped between their sticks."""
    aim = (0, 0, 22)
    stage.night((0.008, 0.016, 0.04))
    stage.lamp((-70, -80, 110), aim, (66, 48), 1.3e5, (1, 0.97, 0.93)).visible_glossy = False
    stage.lamp((60, 120, 90), aim, (160, 30), 2.0e5, (0.86, 0.93, 1)).visible_glossy = False
    stage.lamp((120, -120, 60), aim, (90, 60), 4e4, (0.8, 0.9, 1)).visible_glossy = False
    # What runs down the tape on both pairs of legs as a soft line.
    stage.lamp((10, -130, 60), (0, 0, 30), (9, 110), 6e4, (1, 0.98, 0.95)).visible_diffuse = False

    def paint(s, at, c):
        return ice.circle(s, at, ice.line(s, at, c, RED, 2, 30, "X"), BLUE, (2, 0), 15, 15)

    ice.lay(is_mirrored=False, paint=paint, tile=150, film=0.16, cuts=1.2, white=(0.46, 0.58, 0.70))
    ice.snow([(-9, -6, 3, 70), (11, 4, 3, 70)], size=0.07)
    crouched(RED_SOCKS, (55, 8, 0), 0, 5)
    crouched(GOLD_SOCKS, (-54, 4, 0), 180, 8)
    # The shafts lean towards the camera, so that they pass in front of the skates.
    shapes.move(stick(), (-31, -14, -0.5), (90, 7, 32))
    shapes.move(stick(), (36, -13, -0.6), (90, 7, 148))
    in_flight((2, -2, 9.5), (16, -12, 12), (0, 0, -0.8))
    stage.boards(620, 1.6, blue_line=-0.9)


@picture("face-off", 2400, 1000, samples=14)
def wide_face_off():
    """For desktops."""
    face_off()
    stage.camera((-14, -168, 22), (1, 0, 24), 34.5, 5.6, (2, -12, 6))
    stage.far_lights(strength=7, rows=((8.6, 6), (11.2, 7)), spread=54, distance=600, radius=5)
    return {"exposure": 0.75}


@picture("face-off-tall", 1536, 1152, samples=14)
def tall_face_off():
    """Nearer, for phones and tablets."""
    face_off()
    stage.camera((-14, -168, 22), (1, 0, 27), 46, 5.6, (2, -12, 6))
    stage.far_lights(strength=7, rows=((9.6, 4), (12.4, 5)), spread=40, distance=600, radius=5)
    return {"exposure": 0.75}


@room("shot-block", samples=16)
def shot_block():
    """A player in green socks in front of a shot: the puck is in the air, a hand's width before the shin."""
    aim = (0, 0, 26)
    stage.night((0.008, 0.016, 0.04))
    # The film would mirror these lamps as white blocks.
    stage.lamp((-76, -60, 110), aim, (50, 40), 1.3e5, (1, 0.97, 0.93)).visible_glossy = False
    stage.lamp((86, 70, 70), aim, (60, 80), 2.2e5, (0.86, 0.93, 1)).visible_glossy = False
    stage.lamp((60, -120, 50), aim, (80, 60), 3e4, (0.8, 0.9, 1)).visible_glossy = False
    # What runs down the tape as a soft line.
    stage.lamp((-66, -70, 50), (0, -20, 36), (14, 110), 9e4, (1, 0.98, 0.95)).visible_diffuse = False
    ice.lay(is_mirrored=False, tile=150, film=0.16, cuts=1.3, white=(0.46, 0.58, 0.70))
    for seed, at, yaw in ((4, (-6, -21, 0), 6), (6, (29, 18, 0), 18)):
        shapes.move(on_skate(seed, GREEN_SOCKS, 16), at, (0, 0, yaw))
    in_flight((-24, -23, 36), (40, -14, 30), (0.8, 0.2, 0.1))
    ice.snow([(-24, -26, 5, 90), (0, -26, 5, 90)], size=0.09)
    stage.boards(620, 1.6)
    stage.camera((-38, -122, 26), (-3.6, -12, 41.6), 60, 7, (-14, -26, 36))
    stage.far_lights(strength=7, rows=((10.0, 5), (13.0, 6)), spread=44, distance=600, radius=5)
    return {"exposure": 0.75}
