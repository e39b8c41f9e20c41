"""Covers of articles about laces and skates."""
from studio import ice, shapes, stage
from studio.colours import RED
from studio.registry import cover
from things import coils
from things.floors import bench
from things.lace import chrome, lace, on_ice, woven
from things.measure import measure
from things.skate import skate
from things.throat import throat

WARM = (1, 0.86, 0.7)
# The size of a small child's skate, as a part of an adult's.
CHILD_SCALE = 0.62


@cover("cover-lace-coil", samples=14)
def lace_coil():
    stage.night((0.05, 0.055, 0.07))
    stage.lamp((-45, 30, 50), (0, 0, 0), (12, 12), 46000, (1, 0.95, 0.88))
    stage.lamp((50, -40, 50), (0, 0, 0), (60, 40), 5000, (0.75, 0.86, 1))
    shapes.move(bench(4), (0, -22, 0), (0, 0, -16))
    cloth, metal = woven(), chrome()
    parts = [shapes.move(measure(), (-20, 0, 0))]
    plan = shapes.smooth_path([(26, 3.0, 0), (12, 2.5, 0), (0, 2.2, 0), (-9, 2.4, 0), (-12.3, 2.3, 0)], 400)[:, :2]
    parts.append(lace(*on_ice(plan), (False, True), cloth, metal))
    shapes.move(shapes.group("measured", parts), (0, -4.2, 0), (0, 0, 12))
    coil = coils.roll(14, tail=[(9.5, 0.4), (9.2, -2.4), (6.2, -3.9)], cloth=cloth, metal=metal, loose=0.08)
    shapes.move(coil, (2.6, 6.6, 0), (0, 0, -10))
    stage.camera((0.5, -19, 31), (0.4, 0.6, 0), 55, 8, (0, 0, 0.5))
    return {"exposure": 0.75}


@cover("cover-lace-bow")
def waxed_and_cloth():
    stage.night()
    stage.arena_lights(distance=45, aim=(0, 0, 3), key=1.9, fill=0.8, rim=1.0)
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, RED, 15, 12), tile=30, film=0.2)
    stage.boards(2300)
    kinds = ((woven(), -3.5, 0, 12, 24), (woven((0.02, 0.02, 0.023), RED, waxed=0.0), 3.9, 1.2, 11, -28))
    for cloth, x, y, turns, turn in kinds:
        coil = coils.roll(turns, 0.7, cloth=cloth, seed=int(4 + x), loose=0.012)
        high = 0.7 + (turns + 0.5) * 0.1495
        shapes.move(coil, (x, y, high), (90, 0, turn))
        path = shapes.smooth_path([(x - 0.5, y + 0.5, 0), (x + 1.6, y - 1.6, 0), (x + 0.6, y - 4.0, 0), (x - 2.4, y - 5.0, 0)], 300)[:, :2]
        lace(*on_ice(path), (False, True), cloth)
    stage.camera((-2.5, -27, 4.4), (-0.8, 0, 2.1), 56, 8, (0, -0.6, 2))
    stage.far_lights(strength=7, rows=((2.4, 6), (4.4, 7)), spread=34, distance=2200, radius=12)
    return {"exposure": 0.6}


@cover("cover-lace-tension", samples=14)
def tension():
    stage.night((0.016, 0.030, 0.062))
    stage.lamp((-40, -10, 38), (0, 6, 3), (26, 26), 16000, WARM)
    stage.lamp((38, 40, 28), (0, 6, 3), (12, 50), 30000, (0.75, 0.86, 1))
    throat()
    stage.camera((-13.5, 0.5, 8.2), (0.4, 6.5, 3.5), 68, 9, (-1.4, 6.0, 3.5))
    return {"exposure": 0.65}


@cover("cover-first-skate", samples=14)
def first_skate():
    """A child's skate on the ice, and behind it that of an adult, which shows how small it is."""
    stage.night((0.010, 0.016, 0.032))
    aim = (0, 0, 8)
    stage.lamp((-52, -42, 52), aim, (16, 16), 105000, (1, 0.96, 0.9))
    stage.lamp((10, 120, 54), aim, (400, 26), 260000, (0.86, 0.93, 1))
    # Otherwise the ice mirrors this lamp as a white patch.
    stage.lamp((64, 34, 40), aim, (10, 60), 60000, (0.9, 0.95, 1)).visible_glossy = False
    ice.lay(tile=60, film=0.2, cuts=1.2, white=(0.16, 0.22, 0.28))
    ice.snow([(-9, -7, 3, 60), (7, -5, 3, 60)], size=0.07)
    stage.boards(700, 0.3)
    shapes.move(skate(), (-9.5, -7, 0), (0, 0, 22), CHILD_SCALE)
    shapes.move(skate(), (15.0, 9, 0), (0, 0, 30))
    stage.camera((-14, -92, 17.0), (3.2, 0, 14.2), 53, 5.6, (-9, -10, 8))
    return {"exposure": 0.75}
