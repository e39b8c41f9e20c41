"""Pictures of the rink for the site's pages: the goal, the boards, a parcel, the ice."""
from studio import ice, shapes, stage
from studio.colours import BLUE, RED
from studio.registry import picture
from things.goal import goal
from things.parcel import parcel
from things.puck import HEIGHT, puck
from things.stick import blade, shaft


def arena(spread=40, strength=8, radius=14, rows=((3.0, 7), (5.2, 8)), distance=2200):
    """What is far away: the boards and, after the camera, the lamps."""
    stage.far_lights(strength=strength, rows=rows, spread=spread, distance=distance, radius=radius)


@picture("room-about", 1600, 1067, 40)
def about():
    stage.night()
    stage.arena_lights(distance=260, aim=(-40, 0, 50), key=1.5, fill=0.8, rim=1.0)
    stage.boards(900)
    ice.lay(paint=lambda s, at, c: ice.goal_line(s, at, c), tile=150, film=0.1)
    goal()
    shapes.move(puck(), (-62, -78, HEIGHT / 2), (0, 0, 30))
    stage.camera((-128, -178, 26), (-42, 0, 66), 30, 5.6, (-70, -30, 40))
    arena(60, rows=((9.0, 7), (13, 8)), distance=800, radius=5)
    return {"exposure": 0.5}


@picture("room-where-to-buy", 1600, 1067, 40)
def where_to_buy():
    stage.night()
    stage.arena_lights(distance=110, aim=(0, 0, 8), key=1.6, fill=0.9, rim=0.9)
    stage.boards(2300)
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, RED, 34, 30), tile=70, film=0.2)
    ice.snow([(-16, -16, 5, 60), (20, -10, 4, 40)], size=0.12)
    shapes.move(parcel(), (0, 0, 0), (0, 0, -27))
    stage.camera((-6, -92, 21), (1, 0, 9.5), 58, 5.6, (-2, -12, 9))
    arena(30)
    return {"exposure": 0.6}


@picture("room-quality", 1600, 1067, 44)
def quality():
    stage.night()
    stage.arena_lights(distance=50, aim=(20, 0, 4), key=1.9, fill=0.7, rim=1.4)
    stage.boards(2300)
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, BLUE, 16, 8), tile=34, film=0.2)
    ice.snow([(24, -3, 2.5, 120), (12, -2, 1.5, 50)], size=0.07)
    shapes.move(blade(), (0, 0, 0.02), (-8, 0, 0))
    stage.camera((34, -25, 8.5), (19.6, 1.0, 4.0), 60, 8, (22.5, 1.2, 4.2))
    arena(30)
    return {"exposure": 0.55}


@picture("room-pro", 1600, 1067, 40)
def pro():
    stage.night()
    stage.arena_lights(distance=70, aim=(0, 10, 3), key=1.4, fill=0.8, rim=1.3)
    cap = stage.plain((0.62, 0.66, 0.7), 0.32)
    shapes.move(shapes.box("dasher", (400, 17, 4), cap, 0.9, 5), (0, 8, -2), (0, 0, 0))
    shapes.move(shapes.box("rail", (400, 15, 30), stage.plain(RED, 0.35), 0.3), (0, 8, -18))
    for i in range(9):
        turn = (i * 67) % 360
        shapes.move(puck(), (-9 + i * 8.6, 6.6 + 0.5 * ((i * 37) % 5 - 2) / 2, HEIGHT / 2), (0, 0, turn if i else 70))
    shapes.move(puck(), (-8.6, 6.9, HEIGHT * 1.5), (0, 0, 62))
    stage.camera((-30, -9, 9.0), (2, 7.5, 1.6), 50, 4.5, (-9, 5.0, 2.6))
    stage.boards(1500)
    arena(36, rows=((1.5, 6), (4.0, 7), (6.5, 8)), distance=1400, radius=11)
    return {"exposure": 0.5}
