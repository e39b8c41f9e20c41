"""Covers of articles by the ice: the face-off, the goal."""
from studio import ice, shapes, stage
from studio.colours import BLUE, RED
from studio.registry import cover
from things.bottle import bottle
from things.goal import HEIGHT as BAR
from things.goal import goal
from things.puck import HEIGHT, puck


@cover("cover-face-off-clock")
def face_off():
    stage.night((0.006, 0.012, 0.03))
    stage.lamp((26, 80, 62), (0, 0, 0), (60, 14), 95000, (0.9, 0.95, 1))
    stage.lamp((-60, -10, 46), (0, 0, 2), (30, 30), 16000, (1, 0.95, 0.88))

    def paint(s, at, c):
        return ice.circle(s, at, c, RED, (4, 10), 22, 22)

    ice.lay(paint=paint, tile=48, film=0.16, cuts=1.2)
    ice.snow([(9, -6, 3, 70), (-11, 3, 3, 50)], size=0.07)
    shapes.move(puck(frost=0.8), (0, 0, HEIGHT / 2), (0, 0, 24))
    stage.boards(2300, 0.5)
    stage.camera((-6, -34, 8.6), (2.2, 2.5, 2.6), 54, 4, (0, -3.4, 2))
    stage.far_lights(strength=9, rows=((2.6, 6), (4.8, 7)), spread=40, distance=2200, radius=11)
    return {"exposure": 0.4}


@cover("cover-goal-and-bottle")
def goal_and_bottle():
    stage.night()
    aim = (0, 15, BAR)
    stage.arena_lights(distance=130, aim=aim, key=0.0, fill=0.8, rim=0.8)
    stage.lamp((-90, -80, BAR + 110), aim, (80, 60), 260000, (1, 0.97, 0.93))
    ice.lay(paint=lambda s, at, c: ice.goal_line(s, at, c), tile=150, film=0.2)
    goal(cell=5.6, thick=0.2)
    # The mark looks at the camera and up.
    lying = shapes.group("lying", [shapes.move(bottle(cap=BLUE), turn=(0, 0, -55))])
    shapes.move(lying, (11, 14, BAR - 0.4), (-90, 0, 68))
    stage.boards(900)
    stage.camera((-20, -66, BAR + 26), (0.5, 10, BAR + 1.6), 72, 8, (0, 14, BAR + 3))
    stage.far_lights(strength=8, rows=((1.6, 6), (4.2, 7)), spread=40, distance=850, radius=4.5)
    return {"exposure": 0.65}
