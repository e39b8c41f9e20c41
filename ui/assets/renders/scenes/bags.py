"""A player's open bag on the floor of the locker room."""
from studio import shapes, stage
from studio.registry import cover, room
from things.bag import bag
from things.bottle import bottle
from things.coils import banded_pair
from things.floors import rubber_floor, wood
from things.pack import banded
from things.puck import HEIGHT, puck
from things.skate import skate
from things.stall import PAINTED, wall


def open_bag(apart):
    """
    The bag with a skate and a bottle in it. Before it are laces, and
    a pack and pucks, each `apart` from the middle, in centimeters.
    """
    stage.studio((0, 0, 14), 110, key=2.8, rim=1.6, strip=0, wall=0.5)
    stage.lamp((70, -90, 40), (0, -20, 14), (60, 40), 5.5e4, (0.86, 0.92, 1))
    stage.lamp((-60, 0, 90), (0, 60, 30), (60, 30), 6e4, (1, 0.95, 0.88))
    rubber_floor()
    shapes.move(wall(wood(*PAINTED)), (40, 60, 1), (90, 0, 0))
    shapes.move(bag(), (0, 10, 0), (0, 0, 7))
    shapes.move(skate(), (-13, 10, 21.5), (4, 12, 14))
    shapes.move(bottle(), (17, 12, 20), (6, 10, 30))
    shapes.move(banded(), (-apart, -30, 0), (0, 0, 16))
    shapes.move(puck(), (apart, -32, HEIGHT / 2), (0, 0, 24))
    shapes.move(puck(), (apart + 0.4, -32.4, HEIGHT * 1.5), (0, 0, 70))
    tail = [(6.9, 0.7), (7.3, -1.0), (5.4, -3.0), (2.2, -3.0), (-0.6, -3.7), (-3.2, -4.6)]
    shapes.move(banded_pair(tail=tail), (1.0, -42, 0), (0, 0, 12))


@cover("cover-tournament-bag", samples=16)
def packing_cover():
    open_bag(22)
    stage.camera((-5, -138, 42), (0.0, -7, 12.0), 44, 9, (0, -20, 10))
    return {"exposure": 0.7}


@room("room-bag", samples=16)
def about_picture():
    """With everything near the middle, so that a narrow crop shows all of it."""
    open_bag(11)
    stage.camera((-5, -134, 42), (0.5, -9, 15.0), 48, 9, (0, -20, 10))
    return {"exposure": 0.7}
