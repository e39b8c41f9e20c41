"""Pictures of the rink for the site's pages: the goal, the boards, a parcel, the ice."""
import bpy
import numpy as np

from studio import grounds, ice, labels, shapes, stage
from studio.colours import BLUE, RED
from studio.registry import picture, room
from things.bearing import OUTSIDE, ball_bearing
from things.bearing import WIDTH as BEARING
from things.bow import bow
from things.coils import banded_pair
from things.floors import bench, rubber_floor
from things.goal import goal
from things.goalie import WHITE, guarded_goal
from things.lace import THICK, WIDTH, chrome, lace, on_ice, woven
from things.measure import measure
from things.pack import banded
from things.parcel import parcel
from things.puck import HEIGHT, puck
from things.roll import OUTSIDE as ROLL
from things.roll import WIDTH as TAPE
from things.roll import roll
from things.spray import spray
from things.wheel import RADIUS, wheel

# The way of the free end of a lace from its bundle.
TAIL = [(6.2, -1.4), (7.6, -3.0), (5.0, -4.6), (1.4, -4.2)]


@picture("room-about", 1600, 1400, samples=14)
def about():
    """The goal before the game: nobody is on the ice yet."""
    stage.night((0.006, 0.012, 0.03))
    aim = (-10, 30, 55)
    stage.lamp((-330, -260, 420), aim, (80, 80), 3.4e6, (1, 0.97, 0.93))
    stage.lamp((160, 420, 300), aim, (420, 70), 3.0e6, (0.86, 0.93, 1))
    stage.boards(900, 0.7, blue_line=-1.2)
    ice.lay(paint=ice.crease, tile=150, film=0.16, cuts=1.3, white=(0.46, 0.58, 0.70))
    goal(chips=0.15, thick=0.14)
    shapes.move(puck(), (-104, -62, HEIGHT / 2), (0, 0, 30))
    view = stage.camera((-84, -262, 26), (-12, 0, 22), 29, 8, (-70, -80, 6)).data
    # The puck and the goal together are in the middle: the page of a desktop crops both sides.
    view.shift_x, view.shift_y = -0.035, 0.06
    stage.far_lights(strength=5, rows=((22.5, 8), (26.5, 9)), spread=74, distance=800, radius=5)
    return {"exposure": 0.5}


@room("room-where-to-buy", samples=14)
def where_to_buy():
    """A carton that has just come, on the floor of the locker room, and what was in it."""
    stage.studio((0, 0, 8), 100, key=2.8, rim=0, strip=0, wall=0.8)
    # From behind on the left: the bend of the packing tape mirrors a lamp behind on the right as a white streak.
    stage.lamp((-45, 105, 63), (0, 0, 8), (28, 90), 1.5e5, (0.86, 0.93, 1))
    stage.lamp((90, -60, 50), (0, 0, 8), (50, 50), 24000, (0.8, 0.88, 1))
    # Without it the steel of the bearings reflects the dark room.
    stage.lamp((-16, -64, 22), (4, -24, 1), (26, 10), 7e3, (0.93, 0.96, 1))
    rubber_floor(crumbs_per_cm=5)
    shapes.move(parcel((25, 18, 10.5), mark=6.4), (-7.5, 3, 0), (0, 0, -28))
    shapes.move(banded(), (9.0, -11.5, 0), (0, 0, -14))
    shapes.move(banded_pair(), (-6.6, -21, 0), (0, 0, -10))
    for number in range(2):
        shapes.move(ball_bearing(sealed=True, turn=40 * number), (10.2, -27.6, BEARING * (1 + 2 * number)), (0, 0, 30 + 40 * number))
    shapes.move(ball_bearing(), (3.4, -29.8, OUTSIDE), (80, 0, 14))
    shapes.move(ball_bearing(sealed=True), (6.9, -30.4, OUTSIDE), (76, 0, -8))
    # The steel mirrors this lamp. It does not light the floor.
    stage.lamp((2, -70, 14), (7, -29, 1), (30, 16), 9e3, (0.95, 0.97, 1)).visible_diffuse = False
    stage.camera((-3, -84, 33), (-1.6, -11.4, 3.2), 54, 10, (4, -24, 3))
    return {"exposure": 0.45}


@room("room-quality", samples=16)
def quality():
    """A bearing under a raking light: what an inspector looks at."""
    stage.studio((0, 0, 1.1), 12, key=2.0, rim=2.2, strip=0.9, wall=0.5)
    grounds.plate((0.020, 0.022, 0.027))
    shapes.move(ball_bearing(), (-0.5, 0, OUTSIDE), (82, 0, 30))
    shapes.move(ball_bearing(sealed=True, turn=12), (2.15, -0.5, BEARING), (0, 0, -14))
    stage.lamp((3.5, -10, 3.0), (-0.3, 0, 1.1), (3, 2), 180)
    # Without this lamp, the rim of the lying bearing is as dark as the room.
    stage.lamp((-6, -7, 1.6), (2.15, -0.5, 0.7), (2, 4), 160, (0.86, 0.93, 1)).visible_diffuse = False
    stage.camera((0.5, -11.2, 2.7), (0.85, 0, 1.0), 56, 16, (-0.4, -0.4, 1.2))
    return {"exposure": 0.4}


@room("room-blue-line", samples=14)
def on_the_blue_line():
    """The three products and a puck on the blue line, from above, in the light of a morning."""
    stage.night()
    aim = (0, 0, 1.5)
    stage.arena_lights(distance=60, aim=aim, key=1.7, fill=0.8, rim=0)
    stage.lamp((6, 75, 37), aim, (240, 18), 26 * 60**2 * 0.3, (0.86, 0.93, 1))
    stage.lamp((14, -60, 26), aim, (44, 24), 9000, (0.93, 0.96, 1))
    stage.boards(2300)
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, BLUE, -6, 34), tile=44, turn=0.3, film=0.3, cuts=0.3, roughness=0.2, white=(0.42, 0.53, 0.66))
    ice.snow([(9, -11, 2.5, 70), (-12, -8, 2.5, 50)], size=0.06)
    shapes.move(roll(seed=2), (-4.4, 6.4, ROLL), (90, 0, 30))
    shapes.move(roll(seed=5), (-8.6, -2.0, TAPE / 2), (0, 0, 40))
    shapes.move(banded_pair(tail=TAIL), (-0.4, -6.6, 0), (0, 0, 16))
    shapes.move(puck(), (6.8, 3.4, HEIGHT / 2), (0, 0, 62))
    shapes.move(ball_bearing(turn=10), (8.2, -9.6, OUTSIDE), (80, 0, 20))
    shapes.move(ball_bearing(sealed=True, turn=60), (10.6, -7.6, OUTSIDE), (78, 0, -16))
    stage.camera((-4, -44, 28), (0.3, -0.2, 2.9), 46, 9, (0, -3, 2))
    return {"exposure": 0.6}


@room("room-performance")
def performance():
    """A puck that flies along the blue line, just above the ice, and a goalie far behind it."""
    stage.night((0.006, 0.012, 0.03))
    stage.lamp((30, 90, 60), (0, 0, 2), (160, 16), 210000, (0.86, 0.93, 1))
    stage.lamp((-60, -30, 60), (0, 0, 2), (40, 40), 36000, (1, 0.97, 0.93))
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, BLUE, 26, 16), tile=44, film=0.2, cuts=1.5)
    # The puck is in the air, its top turned towards the camera.
    shapes.move(puck(frost=0.4), (-5.5, 0, HEIGHT / 2 + 1.45), (17, -15, 28))
    spray((-1.5, 0.6), (1, 0.16), 900, 28, 12, 0.5, 0.09, streak=1.4)
    spray((-2.0, 0.2), (1, 0.1), 14000, 30, 12, 0.5, 0.024, 12, 1.6)
    spray((-2.0, -0.6), (1, 0.02), 40000, 22, 7, 0.42, 0.011, 13, 1.6)
    spray((-2.5, -1.8), (1, -0.22), 6000, 18, 5, 0.4, 0.02, 4, 1.6)
    ice.snow([(2, -0.5, 3.5, 160), (8, 1.5, 4, 120)], size=0.07)
    guarded_goal((175, 900), (-20, -60), stripe=WHITE, light=0.3)
    stage.boards(1400, 0.5)
    stage.camera((-9, -37, 6.0), (-6.6, 0, 3.4), 48, 5.6, (-5, -3.4, 2))
    return {"exposure": 0.5}


@room("room-story", samples=16)
def story():
    """The three products on the bench of the locker room, before the skates go on."""
    stage.night((0.020, 0.021, 0.026))
    stage.lamp((-60, -30, 58), (0, 0, 4), (12, 12), 125000, (1, 0.93, 0.84))
    stage.lamp((64, 66, 44), (0, 0, 4), (30, 70), 60000, (0.75, 0.86, 1))
    stage.lamp((26, -62, 22), (2, 0, 3), (44, 24), 9000, (0.93, 0.96, 1))
    shapes.move(bench(6), (0, -40, 0), (0, 0, 8))
    shapes.move(roll(seed=2), (-2.2, 7.4, ROLL), (90, 0, 32))
    shapes.move(roll(seed=5), (-5.6, -1.8, TAPE / 2), (0, 0, 62))
    shapes.move(banded_pair(tail=TAIL), (0.4, -9.6, 0), (0, 0, 12))
    shapes.move(wheel((0.70, 0.72, 0.70), turn=24, worn=0.3), (6.4, 1.6, RADIUS), (88, 0, -26))
    shapes.move(ball_bearing(sealed=True), (10.4, -4.4, BEARING), (0, 0, 30))
    shapes.move(ball_bearing(turn=10), (8.2, -5.6, OUTSIDE), (80, 0, 30))
    # The subject is right of the middle: a banner fades the left of the picture.
    stage.camera((-1.4, -54, 21), (-3.2, 0, 2.7), 60, 8, (0, -4, 4))
    return {"exposure": 0.5}


@picture("room-measure", samples=16)
def measuring():
    """A tape measure on the floor of the locker room, with what is measured: a lace, a roll, a bearing."""
    stage.night((0.018, 0.022, 0.03))
    stage.lamp((-34, -10, 40), (0, 0, 0), (16, 16), 46000, (1, 0.93, 0.84))
    stage.lamp((36, 34, 30), (0, 0, 0), (40, 20), 22000, (0.85, 0.92, 1))
    rubber_floor(crumbs_per_cm=7)
    cloth, metal = woven(), chrome()
    parts = [shapes.move(measure(), (-19, 0, 0))]
    plan = shapes.smooth_path([(26, 3.4, 0), (12, 2.5, 0), (0, 2.2, 0), (-5, 2.3, 0), (-7.9, 2.3, 0)], 400)[:, :2]
    parts.append(lace(*on_ice(plan), (False, True), cloth, metal))
    shapes.move(shapes.group("measured", parts), (0.75, -0.33, 0), (0, 0, 20))
    shapes.move(roll(seed=5), (2.6, 8.4, TAPE / 2), (0, 0, 66))
    shapes.move(ball_bearing(), (0.8, -4.0, BEARING), (0, 0, 40))
    shapes.move(ball_bearing(sealed=True), (3.6, -3.9, BEARING), (0, 0, 10))
    stage.camera((1.5, -30, 25), (1.2, 1.35, 0), 56, 9, (0, -1, 0.5))
    return {"exposure": 0.5}


def tied_parcel(has_tag=True):
    """A carton tied with a lace, on the bench; the tag that leans on it says 30."""
    stage.night((0.020, 0.021, 0.026))
    stage.lamp((-60, -34, 62), (0, 0, 6), (9, 9), 115000, (1, 0.93, 0.84))
    # Otherwise the varnish of the bench reflects this lamp as a white patch.
    stage.lamp((70, 60, 46), (0, 0, 6), (30, 70), 55000, (0.75, 0.86, 1)).visible_glossy = False
    shapes.move(bench(6), (0, -40, 0), (0, 0, 8))
    size = (24, 17, 9)
    tied = [parcel(size, mark=0), *tie(size)]
    knot = shapes.move(bow(0, size=0.95), (0, 0, size[2] + 0.05))
    shapes.move(shapes.group("present", [*tied, knot, *(thirty(size) if has_tag else ())]), (-2, 4, 0), (0, 0, -24))


@room("room-guarantee", samples=14)
def guarantee():
    tied_parcel()
    # A banner fades the left of the picture: the carton is right of the middle.
    stage.camera((-2.0, -60, 27), (-10.0, 0, 4.4), 48, 8, (2, -5, 6))
    return {"exposure": 0.55}


@room("room-bow", samples=16)
def tied_bow():
    """The same carton from nearer, a pack and laces beside it."""
    tied_parcel(has_tag=False)
    shapes.move(banded(), (12.5, -7, 0), (0, 0, -24))
    shapes.move(banded_pair(), (2.6, -15.5, 0), (0, 0, -26))
    stage.camera((-20, -57, 25), (2.6, -3.2, 4.8), 48, 9, (2, -8, 6))
    return {"exposure": 0.6}


def thirty(size):
    """A paper tag that leans on the parcel's front: 30 days."""
    front, turn = -size[1] / 2 - 0.72, (80, 0, 0)
    card = shapes.box("tag", (4.6, 5.4, 0.06), stage.plain((0.84, 0.83, 0.80), 0.6), 0.02, 1)
    shapes.move(card, (5.2, front, 2.66), turn)
    number = bpy.data.curves.new("thirty", "FONT")
    number.font = bpy.data.fonts.load(labels.DISPLAY_FONT)
    number.body, number.size, number.align_x, number.align_y = "30", 2.3, "CENTER", "CENTER"
    number.materials.append(stage.plain(RED, 0.5))
    thing = bpy.data.objects.new("thirty", number)
    bpy.context.scene.collection.objects.link(thing)
    return [card, shapes.move(thing, (5.2, front - 0.045, 2.68), turn)]


def tie(size):
    """Two laces round a parcel, one each way."""
    cloth, parts = woven(), []
    for axis in (0, 1):
        half, high = size[axis] / 2 + 0.1, size[2] + 0.12
        corners = shapes.rounded([(-half, 0.1), (half, 0.1), (half, high), (-half, high)], 0.4, 5)
        path = np.zeros((400, 3))
        path[:, (axis, 2)] = shapes.even_path(corners, 400, closed=True)
        along = np.gradient(path, axis=0)
        out = np.cross(along, (0, 1, 0)) if axis == 0 else np.cross(along, (-1, 0, 0))
        parts.append(shapes.ribbon("lace", path, WIDTH, THICK, cloth, out, 0.1))
    return parts
