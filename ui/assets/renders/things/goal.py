"""The goal: 6 by 4 feet of red pipe, and its white net. In centimetres; it opens towards -y."""
import math

import bpy
import numpy as np

from studio import shapes
from studio.colours import RED
from studio.nodes import Shader

HALF, HEIGHT, PIPE = 91.5, 122.0, 3.02
SHELF, DEPTH = 48.0, 104.0
BASE = 2.6  # the radius of the frame that lies on the ice


def painted(colour=RED, chips=1.0):
    """Enamel on pipe: fine ripples, black marks of pucks, chips down to primer and steel."""
    s = Shader("pipe")
    at = s.place()
    spots = s.noise(at, 0.55, 8, 0.62)
    chipped = s.math("MULTIPLY", s.ramp(spots, 0.665, 0.675), min(1, chips))
    rim = s.math("MULTIPLY", s.ramp(spots, 0.65, 0.66), min(1, chips))
    steel = s.ramp(s.noise(at, 1.9, 3), 0.5, 0.56)
    scuffs = s.ramp(s.noise(s.place((0.25, 0.25, 1.6), 0), 0.42, 6, 0.7), 0.6, 0.76, 0, 0.75 * chips)
    deep = tuple(c * 0.8 for c in colour)
    tone = s.mix(s.ramp(s.noise(at, 0.12, 3), 0.35, 0.7), colour, deep)
    tone = s.mix(scuffs, tone, (0.02, 0.018, 0.02))
    tone = s.mix(rim, tone, (0.62, 0.6, 0.57))
    tone = s.mix(chipped, tone, s.mix(steel, (0.62, 0.6, 0.57), (0.2, 0.2, 0.21)))
    rough = s.math("ADD", s.ramp(s.noise(at, 0.8, 5, 0.6), 0.3, 0.75, 0.2, 0.34), s.math("MULTIPLY", scuffs, 0.3))
    skin = s.bump(s.noise(at, 3.2, 2, 0.5), 0.10, 0.03)
    normal = s.bump(rim, 0.6, -0.05, skin)
    coat = s.math("SUBTRACT", 0.6, s.math("MULTIPLY", rim, 0.6))
    return s.finish(
        s.principled(Base_Color=tone, Roughness=rough, Normal=normal, Clearcoat=coat, Clearcoat_Roughness=0.08)
    )


def cord(colour=(0.82, 0.84, 0.85)):
    """Twisted nylon."""
    s = Shader("cord")
    at = s.place()
    strand = s.noise(s.place((1, 1, 1)), 12, 3, 0.7)
    tone = s.mix(s.ramp(strand, 0.35, 0.65), tuple(c * 0.72 for c in colour), colour)
    light = s.principled(Base_Color=tone, Roughness=0.6, Specular=0.3, Sheen=0.3, Normal=s.bump(strand, 0.8, 0.08, None))
    through = s.node("BsdfTranslucent", Color=tone).outputs[0]
    return s.finish(s.node("MixShader", Fac=0.2, in1=light, in2=through).outputs[0])


def strings(name, paths, radius, material, smooth=3):
    """Round strings, each along its own path of points."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, smooth
    data.use_fill_caps = True
    for path in paths:
        spline = data.splines.new("POLY")
        spline.points.add(len(path) - 1)
        spline.points.foreach_set("co", np.column_stack((path, np.ones(len(path)))).astype(np.float32).ravel())
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    data.materials.append(material)
    for spline in data.splines:
        spline.use_smooth = True
    return thing


def pipe(path, material, radius=PIPE, bend=9.0):
    """A pipe through corners, each bent."""
    corners = np.array(path, float)
    points = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        a, b = before - corner, after - corner
        a, b = a / np.linalg.norm(a) * bend, b / np.linalg.norm(b) * bend
        points += [corner + a * (1 - t) ** 2 + b * t * t for t in np.linspace(0, 1, 14)]
    points.append(corners[-1])
    fine = []
    for a, b in zip(points, points[1:]):
        steps = max(1, int(np.linalg.norm(np.array(b) - a) / 6))
        fine += [a + (np.array(b) - a) * i / steps for i in range(steps)]
    return strings("pipe", [np.array([*fine, points[-1]])], radius, material, 16)


def hanging(x, b, half=HALF):
    """Where the net is, `x` across and `b` down from the crossbar over its shelf and back."""
    back = np.interp(b, [0, SHELF, SHELF + 134], [1.5, SHELF, DEPTH])
    high = np.interp(b, [0, SHELF, SHELF + 134], [HEIGHT + 1.5, HEIGHT - 1, 1])
    sag = 5.0 * np.sin(np.pi * np.clip(b / SHELF, 0, 1)) * (0.75 + 0.25 * np.sin(x * 0.09))
    belly = 7.0 * np.sin(np.pi * np.clip((b - SHELF) / 134, 0, 1))
    loose = 0.9 * np.sin(x * 0.23 + b * 0.11) + 0.7 * np.sin(x * 0.11 - b * 0.19 + 2)
    return np.stack((x + 0.5 * np.sin(b * 0.4 + x * 0.1), back + belly * 0.9, high - sag + 0.4 * loose), -1)


def net(cell=5.6, x0=-HALF, x1=HALF, b0=0.0, b1=SHELF + 134, at=hanging, thick=0.17, material=None):
    """
    Diamonds of cord over a surface `at(x, b)`; `cell` is a diamond's diagonal. Narrower limits make a
    part of it.
    """
    paths = []
    for way in (1, -1):
        low, high = (x0 - b1, x1 - b0) if way > 0 else (x0 + b0, x1 + b1)
        for start in np.arange(math.floor(low / cell) * cell, high, cell):
            b = np.arange(b0, b1 + cell / 8, cell / 8)
            x = start + way * b + 0.09 * cell * np.sin(2 * np.pi * b / cell * 2) * way
            inside = (x >= x0) & (x <= x1)
            if inside.sum() > 2:
                paths.append(at(x[inside], b[inside]))
    return strings("net", paths, thick, material or cord(), 2)


def goal(chips=1.0, cell=5.6, with_net=True, thick=0.17):
    """`goal`: posts, crossbar, the frame on the ice, shelf and net. Its mouth is the plane y = 0, its middle x = 0."""
    red, white = painted(chips=chips), cord()
    parts = [pipe([(-HALF, 0, 0), (-HALF, 0, HEIGHT), (HALF, 0, HEIGHT), (HALF, 0, 0)], red)]
    if with_net:
        parts.append(net(cell, thick=thick, material=white))
        for sign in (-1, 1):
            # As deep as the back of the net: the shelf above, its belly, the frame below.
            def side(a, b, sign=sign):
                back = np.interp(b, [0, HEIGHT], [SHELF, DEPTH]) + 6.3 * np.sin(np.pi * b / HEIGHT)
                depth = a / SHELF * back
                return np.stack((sign * (HALF - 1 + 1.2 * np.sin(a * 0.1) * np.sin(b * 0.09)), depth, HEIGHT - b), -1)
            parts.append(net(cell, 1.5, SHELF, 0, HEIGHT, side, thick, white))
        frame = [(-HALF, 0, BASE), (-HALF, DEPTH, BASE), (HALF, DEPTH, BASE), (HALF, 0, BASE)]
        parts.append(pipe(frame, painted((0.72, 0.75, 0.78), 0.4), BASE, 22))
        turns = np.linspace(0, 2 * HALF / 5.6 * 2 * np.pi, 33 * 40)
        x = np.linspace(-HALF + 4, HALF - 4, len(turns))
        reach = PIPE + 0.2
        parts.append(strings("lacing", [np.stack((x, reach * np.sin(turns), HEIGHT + reach * np.cos(turns)), 1)], 0.2, white))
    return shapes.group("goal", parts)
