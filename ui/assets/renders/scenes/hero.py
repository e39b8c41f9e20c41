"""The home page's picture: the three products on night ice, a goal and its goalie far behind them."""
from studio import ice, shapes, stage
from studio.registry import picture
from things.bearing import OUTSIDE as BEARING
from things.bearing import WIDTH as BEARING_HALF
from things.bearing import ball_bearing
from things.coils import banded_pair
from things.goalie import guarded_goal
from things.pack import banded
from things.roll import OUTSIDE as ROLL
from things.roll import roll

# Under lamps that are turned down, ice is blue.
NIGHT_ICE = (0.25, 0.39, 0.55)


def products(x, y=0.0, pack_turn=-8):
    """The tape behind, the laces before it, and the bearings, which are small, nearest. `pack_turn` is in degrees."""
    shapes.move(roll(seed=2), (x, y + 4, ROLL), (90, 0, 26))
    shapes.move(banded(), (x + 11.2, y + 14, 0), (0, 0, pack_turn))
    laces = banded_pair(tail=[(6.2, -1.4), (7.6, -3.0), (5.0, -4.6), (1.4, -4.2)])
    shapes.move(laces, (x - 2.2, y - 4.6, 0), (0, 0, 12))
    shapes.move(ball_bearing(turn=10), (x + 4.6, y - 9.4, BEARING), (80, 0, 24))
    shapes.move(ball_bearing(sealed=True), (x + 6.9, y - 7.4, BEARING_HALF), (0, 0, 30))
    shapes.move(ball_bearing(sealed=True), (x + 6.8, y - 7.3, BEARING_HALF * 3), (0, 0, 70))


def arena(aim, far, goalie_from_goal, behind=(10, 34, 44), rim=0.45):
    """
    Dark, except for a pool of light on the products; a goal at `far`, its goalie `goalie_from_goal` away. `behind` is
    the place of the lamp behind the products, relative to them: the ice mirrors it where a camera looks down steeply.
    """
    stage.night((0.006, 0.018, 0.052))
    stage.arena_lights(distance=46, aim=aim, key=0.95, fill=0.6, rim=rim)
    stage.lamp((aim[0] + behind[0], *behind[1:]), aim, (60, 18), 1.3e4, (0.6, 0.78, 1))
    # The pack is in the roll's shadow.
    stage.lamp((aim[0] + 30, -16, 12), (aim[0] + 6, 5, 1), (16, 10), 4e3, (1, 0.95, 0.88))
    # What film and steel mirror from the front.
    stage.lamp((aim[0] + 14, -62, 17), aim, (44, 24), 1.1e4, (0.93, 0.96, 1))
    stage.boards(1400, 0.2)
    guarded_goal(far, goalie_from_goal, light=0.22)


def shine(at, look, size, power):
    """A lamp that film and steel mirror, and that does not light the ice."""
    stage.lamp(at, look, size, power, (0.93, 0.97, 1)).visible_diffuse = False


@picture("hero-wide", 2400, 1350, samples=14)
def wide():
    arena((8, 0, 3), (135, 930), (-62, -70))
    # The goal line is behind the pack. Farther forward, it would touch the buttons of the page and look like a part of them.
    ice.lay(paint=lambda s, at, c: ice.goal_line(s, at, c, 23), cuts=1.4, tile=44, white=NIGHT_ICE)
    ice.snow([(13, -9, 2.5, 70), (2, -10, 2.5, 50)], size=0.05)
    products(5.5)
    # Behind: on the edge of the roll that stands and on its free end. Before: a line on the one that lies.
    shine((-15, 40, 33), (4, 4, 8), (34, 14), 1.1e4)
    shine((-19, -17, 9), (13, 5, 2), (4, 18), 5e3)
    stage.camera((0, -49, 9.3), (0.6, 0, 5.7), 50, 16, (8, 4, 3))
    stage.far_lights(9, ((4.4, 8), (6.6, 9)), 1300, 56, 8, clear=(1.5, 14))
    return {"exposure": 0.45}


@picture("hero-tall", 1536, 2048, samples=14)
def tall():
    """For phones and tablets: the products in the upper half, below them calm ice for the words."""
    arena((3, 0, 3), (60, 1150), (-40, -70), (8, 4, 70), 0)
    # The ice is rougher than on desktops: on a clear mirror, a pack that is seen from above would seem to float.
    ice.lay(paint=ice.goal_line, cuts=1.4, tile=44, white=NIGHT_ICE, film=0.12, roughness=0.16)
    ice.snow([(9, -9, 2.5, 60), (-4, -10, 2.5, 50)], size=0.05)
    products(0, pack_turn=-14)
    shine((-24, -17, 9), (8, 5, 2), (4, 18), 5e3)
    for side in (-37, 43):
        stage.lamp((side, 40, 15), (3, 0, 4), (16, 16), 5e3, (0.86, 0.93, 1))
    stage.camera((3.4, -50, 8.8), (3.4, 0, -1.2), 46, 9, (3, 0, 3))
    stage.far_lights(9, ((3.6, 5), (5.4, 6)), 1300, 34, 8, clear=(-3, 10))
    return {"exposure": 0.5}
