"""Covers of articles about laces, skates and packing."""
from studio import ice, shapes, stage
from studio.colours import BLUE, GREEN, RED
from studio.registry import cover
from things import coils
from things.bottle import bottle, tape_roll, towel
from things.floors import bench, rubber_floor
from things.lace import chrome, lace, on_ice, woven
from things.measure import measure
from things.puck import HEIGHT, puck
from things.skate import skate
from things.stick import blade
from things.throat import throat

WARM = (1, 0.86, 0.7)


@cover("cover-lace-coil")
def lace_coil():
    stage.night((0.05, 0.055, 0.07))
    stage.lamp((-45, 30, 60), (0, 0, 0), (40, 40), 42000, (1, 0.95, 0.88))
    stage.lamp((50, -40, 50), (0, 0, 0), (60, 40), 9000, (0.75, 0.86, 1))
    shapes.move(bench(4), (0, -22, 0), (0, 0, -16))
    cloth, metal = woven(), chrome()
    parts = [shapes.move(measure(16, 1), (-20, 0, 0))]
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


@cover("cover-lace-tension")
def tension():
    stage.night((0.006, 0.010, 0.022))
    stage.lamp((-40, -10, 38), (0, 6, 3), (26, 26), 16000, WARM)
    stage.lamp((38, 40, 28), (0, 6, 3), (12, 50), 30000, (0.75, 0.86, 1))
    throat(cloth=woven(tracer=RED), thread=(0.55, 0.03, 0.05))
    stage.camera((-13.5, 0.5, 8.2), (0.4, 6.5, 3.5), 68, 9, (-1.4, 6.0, 3.5))
    return {"exposure": 0.35}


@cover("cover-first-skate")
def first_skate():
    stage.night((0.03, 0.024, 0.022))
    stage.lamp((-60, -30, 45), (0, 0, 5), (50, 40), 42000, WARM)
    stage.lamp((40, 80, 50), (0, 10, 2), (160, 14), 110000, (1, 0.72, 0.42))
    stage.lamp((60, -40, 30), (0, 0, 5), (40, 40), 9000, (0.72, 0.85, 1))
    stage.lamp((-10, -30, 70), (0, 0, 6), (60, 12), 22000, WARM)
    ice.lay(paint=lambda s, at, c: ice.line(s, at, c, BLUE, 5.4, 9), tile=40, film=0.2)
    ice.snow([(-9, -3, 2.4, 90), (6, -4, 3, 80), (0, 2, 4, 40)], size=0.07)
    shapes.move(skate(), (0.8, 0, 0), (0, 0, 16))
    stage.boards(1800, 0.6)
    stage.camera((-12, -43, 11.5), (-1.6, 0, 4.0), 60, 6.3, (-3, -1.6, 3.6))
    stage.far_lights(strength=6, rows=((2.4, 6), (4.6, 7)), spread=34, distance=1700, radius=11)
    return {"exposure": 0.5}


@cover("cover-tournament-bag")
def tournament_bag():
    stage.night((0.05, 0.06, 0.08))
    stage.lamp((-60, 50, 85), (0, 0, 0), (50, 50), 150000, (1, 0.97, 0.93))
    stage.lamp((70, -30, 70), (0, 0, 0), (60, 60), 24000, (0.78, 0.88, 1))
    rubber_floor()
    shapes.move(towel(20), (-17.6, 7.4, 0), (0, 0, 10))
    shapes.move(bottle(cap=BLUE), (-2.2, -7.0, 3.72), (-90, 0, 0))
    shapes.move(blade(), (20.8, -15.2, 0.6), (90, 0, 88))
    for x, y, turn in ((7.6, 8.6, 20), (16.4, 8.6, 75)):
        shapes.move(puck(), (x, y, HEIGHT / 2), (0, 0, turn))
    shapes.move(tape_roll(), (-11.6, -11.2, 0), (0, 0, 10))
    shapes.move(tape_roll((0.72, 0.74, 0.75)), (-21.5, -11.2, 0), (0, 0, 80))
    metal = chrome()
    coil = coils.roll(15, tail=[(3.9, 1.7), (4.9, 2.3), (5.6, 1.0), (5.4, -1.8), (4.6, -4.4)], metal=metal, loose=0.06)
    shapes.move(coil, (5.6, -8.6, 0))
    coil = coils.roll(15, seed=3, cloth=woven((0.02, 0.02, 0.023), GREEN), metal=metal, loose=0.06)
    shapes.move(coil, (16.0, -8.8, 0))
    stage.camera((0, -0.02, 92), (0, 0, 0), 54, 11)
    return {"exposure": 0.5}
