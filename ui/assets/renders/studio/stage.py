"""The camera, the lights of the arena, and what stands at its far end."""
import math

import bpy
from mathutils import Vector

from . import shapes
from .colours import BLUE, RED, YELLOW
from .nodes import Shader


def clear():
    """An empty file, whatever the machine's own start file holds."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(at, look, lens=70, fstop=None, focus=None):
    """
    `lens` in millimetres on a 36 mm sensor; `fstop` as on a real lens, for the real size of things;
    `focus` the point that is sharp (default: the one looked at).
    """
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    data.lens = lens
    data.clip_start, data.clip_end = 0.1, 20000
    if fstop:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or look) - Vector(at)).length
        # Blender reckons in metres; a unit here is a centimetre.
        data.dof.aperture_fstop = fstop / 100
        data.dof.aperture_blades = 9
    bpy.context.scene.camera = thing
    return thing


def lamp(at, look, size, power, colour=(1, 1, 1), seen=False):
    """A soft box of `size` (width, height) at a point, turned to another. Not seen by the camera."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", *size
    data.energy, data.color = power, colour
    thing = bpy.data.objects.new("lamp", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = seen
    return thing


def night(colour=(0.010, 0.022, 0.055), strength=1.0):
    """The dark of the stands, from all sides."""
    world = bpy.data.worlds.new("night")
    world.use_nodes = True
    ground = world.node_tree.nodes["Background"]
    ground.inputs["Color"].default_value = (*colour, 1)
    ground.inputs["Strength"].default_value = strength
    bpy.context.scene.world = world


def arena_lights(key=1.0, fill=1.0, rim=1.0, aim=(0, 0, 3), distance=60):
    """The three lights of every picture: a large key from the left, a cool fill, a rim from behind."""
    d = distance
    cm2 = d * d
    lamp((-d * 0.8, -d * 0.35, d * 0.9), aim, (d * 0.7, d * 0.5), 8.0 * cm2 * key, (1, 0.97, 0.93))
    lamp((d * 0.9, -d * 0.5, d * 0.55), aim, (d * 0.6, d * 0.6), 1.3 * cm2 * fill, (0.72, 0.85, 1))
    lamp((d * 0.45, d * 1.1, d * 0.6), aim, (d * 1.1, d * 0.28), 9.0 * cm2 * rim, (0.86, 0.93, 1))


def studio(aim=(0, 0, 4), distance=50.0, key=1.0, rim=1.0, strip=1.0, wall=1.0, tint=(0.055, 0.075, 0.115)):
    """
    A dark studio: one hard key from the upper left, a rim from behind, a narrow strip that draws a crisp
    line on what is round, and a wall with light on it.
    """
    night((0.010, 0.012, 0.016))
    d = distance
    area = d * d
    x, y, z = aim
    lamp((x - d * 0.85, y - d * 0.70, z + d * 0.95), aim, (d * 0.22, d * 0.22), 7.5 * area * key, (1, 0.965, 0.92))
    lamp((x + d * 0.75, y + d * 0.95, z + d * 0.55), aim, (d * 0.28, d * 0.9), 7.0 * area * rim, (0.86, 0.93, 1))
    # So near that a round wall mirrors it down to its foot, although the camera looks down on it.
    lamp((x + d * 0.36, y - d * 0.34, d * 0.4), (x, y, d * 0.4), (d * 0.022, d * 0.78), 0.8 * area * strip, (0.92, 0.96, 1))
    s = Shader("wall")
    # Brightest behind the thing, and dark around it: a lamp on a paper background.
    across, _, up = s.axes(s.place((1 / (d * 1.7), 1, 1 / (d * 1.1))))
    away = s.math("SQRT", s.math("ADD", s.math("POWER", s.math("ABSOLUTE", across), 2.0), s.math("POWER", s.math("ABSOLUTE", up), 2.0)))
    light = s.mix(s.ramp(away, 0.0, 1.0), tuple(c * wall for c in tint), tuple(c * 0.12 for c in tint))
    back = shapes.box("wall", (4000, 4, 3000), s.finish(s.node("Emission", Color=light).outputs[0]), 0)
    shapes.move(back, (x - d * 0.2, y + d * 3.2, z + d * 0.75))


def glow(colour, strength):
    s = Shader("glow")
    return s.finish(s.node("Emission", Color=colour, Strength=strength).outputs[0])


def plain(colour, roughness=0.5):
    s = Shader("plain")
    return s.finish(s.principled(Base_Color=colour, Roughness=roughness))


def boards(distance=420, brightness=1.0, blue_line=-0.45):
    """
    The boards at the far end, out of focus: white, a yellow kick plate, a red rail, dark glass. `blue_line` is the x
    of their blue line, divided by `distance`.
    """
    wide, white = 4000, plain((0.55, 0.6, 0.66), 0.3)
    parts = ((9, 18, plain(YELLOW, 0.4)), (61, 86, white), (106, 5, plain(RED, 0.4)))
    for middle, height, material in parts:
        shapes.move(shapes.box("board", (wide, 4, height), material, 0), (0, distance, middle))
    shapes.move(shapes.box("stands", (wide, 4, 900), plain((0.008, 0.014, 0.03)), 0), (0, distance + 60, 500))
    # A blue line runs up the boards, as it does in every rink.
    shapes.move(shapes.box("blue line", (30, 4.4, 86), plain(BLUE, 0.3), 0), (distance * blue_line, distance, 61))
    lamp((0, distance - 200, 420), (0, distance, 40), (1600, 40), 2.2e5 * brightness, (0.8, 0.9, 1))


def far_lights(strength=30, rows=((4.2, 7), (5.6, 8)), distance=900, spread=24.0, radius=5.0, clear=(0, 0)):
    """
    The lamps of the arena, which become discs of light out of focus. Call it after `camera`: `rows`
    are (degrees above the horizon, lamps), `spread` the degrees from the first lamp to the last. No lamp hangs
    between the degrees of `clear`, counted from the middle to the right: there it would shine through a goalie.
    """
    eye = bpy.context.scene.camera
    ahead = eye.matrix_basis.to_quaternion() @ Vector((0, 0, -1))
    middle = math.atan2(ahead.x, ahead.y)
    material = glow((0.82, 0.91, 1), strength)
    for number, (rise, count) in enumerate(rows):
        for i in range(count):
            aside = ((i + 0.5 * (number % 2)) / (count - 1) - 0.5) * spread
            if clear[0] < aside < clear[1]:
                continue
            angle = middle + math.radians(aside)
            height = eye.location.z + distance * math.tan(math.radians(rise + 0.25 * math.sin(i * 2.3)))
            at = eye.location + Vector((math.sin(angle), math.cos(angle), 0)) * distance
            shapes.move(shapes.ball("far light", radius, material, 2), (at.x, at.y, height))


def far_panels(strength=6, rows=((3.0, 6, 3.6, 0.8), (5.2, 5, 4.6, 1.1)), distance=2200, spread=44.0):
    """
    The LED panels of a newer rink, in rows below its roof. Call it after `camera`: `rows` are (degrees
    above the horizon, panels, degrees wide, degrees high), `spread` as that of `far_lights`. Those
    smaller than the blur of the lens would become discs, too.
    """
    eye = bpy.context.scene.camera
    ahead = eye.matrix_basis.to_quaternion() @ Vector((0, 0, -1))
    middle = math.atan2(ahead.x, ahead.y)
    material = glow((0.86, 0.93, 1), strength)
    degree = distance * math.radians(1)
    for number, (rise, count, wide, high) in enumerate(rows):
        for i in range(count):
            angle = middle + math.radians(((i + 0.3 * (number % 2)) / (count - 1) - 0.5) * spread)
            at = eye.location + Vector((math.sin(angle), math.cos(angle), 0)) * distance
            panel = shapes.box("far panel", (wide * degree, 2, high * degree), material, 0)
            shapes.move(panel, (at.x, at.y, eye.location.z + distance * math.tan(math.radians(rise))), (0, 0, -math.degrees(angle)))
