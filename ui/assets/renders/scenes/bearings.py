"""The bearings, closer than the eye comes."""
from studio import ice, shapes, stage
from studio.colours import GREEN
from studio.registry import picture
from things.bearing import OUTSIDE, WIDTH, ball_bearing


@picture("bearings")
def main():
    stage.night()
    stage.arena_lights(distance=22, aim=(0, 0, 0.8))
    stage.boards()
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, GREEN, 2.6, 2.2), tile=14)
    ice.snow([(1.6, -0.8, 0.9, 60), (-1.9, 0.4, 0.8, 30)], size=0.025)
    shapes.move(ball_bearing(), (0, 0, OUTSIDE), (74, 0, 24))
    shapes.move(ball_bearing(), (2.3, 1.5, WIDTH), (0, 0, 0))
    stage.camera((0.6, -9.5, 1.5), (0.35, 0, 1.12), 85, 11, (0, -0.3, 1.2))
    stage.far_lights()
    return {"exposure": 0.4}
