"""The laces: in a bundle, in a boot's eyelets, and their tips."""
from studio import grounds, ice, shapes, stage
from studio.colours import BLUE
from studio.registry import picture, room
from things import coils
from things.lace import chrome, lace, on_ice, woven
from things.throat import throat

# Paint darker than that of the label, so that the two can be told apart.
DEEP_BLUE = tuple(0.55 * part for part in BLUE)


@picture("laces", 2400, 1800, samples=12)
def main():
    """A pair under its band on the blue line, and behind the line the ice."""
    stage.night()
    aim = (0, 0, 6)
    stage.lamp((-52, -46, 58), aim, (14, 14), 9e4, (1, 0.965, 0.92))
    # The ice would mirror this lamp as a white patch on the blue.
    stage.lamp((46, 70, 44), aim, (80, 24), 3.2e4, (0.8, 0.9, 1)).visible_glossy = False
    stage.lamp((14, -84, 20), aim, (80, 14), 7e3, (0.9, 0.95, 1))
    # The metal tip reflects this lamp. The ice does not, because the camera is low.
    stage.lamp((3, -20, 34), (3, -18, 0), (44, 22), 9e3).visible_diffuse = False
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, DEEP_BLUE, -17, 34), cuts=0.4, tile=34, white=(0.24, 0.37, 0.53), film=0.12, roughness=0.16)
    ice.snow([(-12, -14, 3.5, 60)], size=0.06)
    stage.boards(3000, 5)
    way = [(-5.4, -2.6), (-5.8, -4.2), (-4.2, -5.6), (-1.8, -5.8), (0.6, -5.4), (2.6, -5.2)]
    shapes.move(coils.banded_pair(tail=way), (2.3, -13, 0), (0, 0, -14))
    stage.camera((-15, -50, 36), (1.5, -15.2, 0.45), 110, 26, (1, -14, 2))
    return {"exposure": 0.68}


@picture("laces-eyelets", 2400, 1800, samples=15)
def eyelets():
    """A boot, laced tight, in the dark of the bench."""
    stage.studio((0, 6, 3.5), 40, key=2.4, rim=1.8, strip=0, wall=0.6)
    throat()
    stage.camera((-7.0, -8.5, 14.5), (0.15, 6.4, 3.8), 62, 8, (-0.3, 4.6, 3.5))
    return {"exposure": 0.35}


@picture("laces-tip", 2400, 1800, samples=14)
def close():
    """Two tips on the dark table, the cloth of their laces so near that each thread is seen."""
    stage.studio((0, 0.6, 0.3), 16, key=1.9, rim=2.2, strip=1.2, wall=0.4)
    grounds.plate((0.014, 0.018, 0.026))
    # A wide panel above: it lies along the metal as a soft line, and leaves the cloth to the key light.
    stage.lamp((0.5, 5.5, 8.5), (0.5, 0, 0.3), (16, 5), 1500, (0.92, 0.96, 1)).visible_diffuse = False
    cloth, metal = woven(), chrome()
    near = [(-9, 2.4), (-6.6, 1.0), (-4.4, 0.1), (-2.6, -0.25), (-1.4, -0.1), (-0.8, -0.02), (-0.35, 0)]
    far = [(-9, 5.2), (-6.0, 3.3), (-3.8, 2.0), (-2.4, 1.5), (-1.6, 1.48), (-1.0, 1.5)]
    for way in (near, far):
        path, ups = on_ice(shapes.smooth_path([(*p, 0) for p in way], 420)[:, :2], 0, 0.05)
        lace(path, ups, (False, True), cloth, metal)
    stage.camera((-0.6, -8.0, 5.6), (-0.5, 0.75, 0.2), 66, 11, (-0.3, 0, 0.3))
    return {"exposure": 0.45}


@room("laces-tight", samples=16)
def tight():
    """The other side of a laced boot, before a blue wall."""
    stage.studio((0, 6, 3.5), 40, key=2.2, rim=2.0, strip=0, wall=1.6, tint=(0.10, 0.16, 0.26))
    throat()
    stage.lamp((30, -22, 26), (0, 5, 3), (12, 30), 14000, (1, 0.95, 0.88))
    stage.camera((9.0, -7.0, 11.5), (0.3, 5.6, 3.4), 58, 8, (1.0, 4.6, 3.6))
    return {"exposure": 0.35}
