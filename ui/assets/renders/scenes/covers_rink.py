"""Covers of articles, by the ice: the face-off, the goal, laces, a first skate, a bag."""
from studio import ice, shapes, stage
from studio.colours import BLUE, RED
from studio.registry import picture
from things import coils, goal
from things.lace import chrome, woven
from things.puck import HEIGHT, puck
from things.throat import throat


@picture("cover-face-off-clock", 1200, 800, 40)
def face_off():
    stage.night(strength=0.7)
    stage.lamp((30, 70, 75), (0, 0, 0), (22, 22), 60000, (0.9, 0.95, 1))
    stage.lamp((-60, -20, 50), (0, 0, 2), (40, 40), 14000, (1, 0.96, 0.9))

    def paint(s, at, c):
        return ice.circle(s, at, c, RED, (0, 6), 21, 21)

    ice.lay(paint=paint, tile=48, film=0.12, cuts=1.2)
    ice.snow([(9, -7, 3, 70), (-11, 3, 3, 50)], size=0.07)
    shapes.move(puck(frost=0.8), (0, 0, HEIGHT / 2), (0, 0, 24))
    stage.boards(2300)
    stage.camera((-8, -34, 16), (1.5, 2.5, 0.5), 60, 5.6, (0, -3.4, 2))
    return {"exposure": 0.45}
