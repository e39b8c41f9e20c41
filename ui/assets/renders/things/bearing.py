"""The bearing: a 608 (8 x 22 x 7 mm) with a green cage and green seals. Centimetres, about the z axis."""
import math

import numpy as np

from studio import labels, materials, shapes
from studio.colours import GREEN
from studio.nodes import Shader

# Half the width of a 608; its radii, from the bore outwards.
BORE, INNER, OUTER, OUTSIDE, WIDTH = 0.4, 0.595, 0.915, 1.1, 0.35
PITCH, BALL, BALLS = 0.755, 0.1985, 7
# The step that a seal is pressed into: how far it is cut into the outer ring, and how deep.
STEP, DEPTH = 0.035, 0.062
TRACK = 0.207  # the radius of the track, a hair wider than the balls


def track(half):
    """Half of the section of the raceway, from one shoulder to the other: (depth, height) pairs."""
    angle = math.asin(half / TRACK)
    return [(TRACK * math.cos(a), TRACK * math.sin(a)) for a in np.linspace(-angle, angle, 17)]


def inner_ring(material):
    """The ring that the axle holds: ground faces, chamfers, and a shoulder on each side of the track."""
    race = [(PITCH - d, z) for d, z in track(0.135)]
    notch = [(INNER - 0.03, -WIDTH), (INNER - 0.03, -WIDTH + DEPTH), (INNER, -WIDTH + DEPTH)]
    far = [(r, -z) for r, z in notch[::-1]]
    corners = [(BORE, -WIDTH), *notch, *race, *far, (BORE, WIDTH)]
    radii = [0.032, 0.012, 0.008, 0.012, *[0.0] * len(race), 0.012, 0.008, 0.012, 0.032]
    return shapes.lathe("inner ring", bevelled(corners, radii), material, 192)


def outer_ring(material):
    """The ring that the wheel holds, with the groove that a seal clicks into."""
    race = [(PITCH + d, z) for d, z in track(0.135)]
    lip = OUTER + STEP
    notch = [
        (lip, -WIDTH), (lip, -WIDTH + 0.03), (lip + 0.016, -WIDTH + 0.038),
        (lip + 0.016, -WIDTH + DEPTH), (OUTER, -WIDTH + DEPTH),
    ]
    far = [(r, -z) for r, z in notch]
    corners = [(OUTSIDE, -WIDTH), (OUTSIDE, WIDTH), *far, *race[::-1], *notch[::-1]]
    radii = [0.045, 0.045, 0.014, 0.004, 0.004, 0.006, 0.014, *[0.0] * len(race), 0.014, 0.006, 0.004, 0.004, 0.014]
    return shapes.lathe("outer ring", bevelled(corners, radii), material, 192)


def bevelled(corners, radii):
    """`shapes.rounded`, but a corner with no radius stays one point."""
    full = shapes.rounded(corners, radii, 4)
    return [p for i, p in enumerate(full) if radii[i // 5] > 0 or i % 5 == 0]


def cage(material, balls=BALLS):
    """The crown that keeps the balls apart: a ring with a scalloped edge, a claw on each side of a ball."""
    inside, outside, steps = 0.672, 0.838, 420
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    away = np.abs((angles * balls / (2 * math.pi) + 0.5) % 1 - 0.5) * 2 * math.pi / balls * PITCH
    pocket = BALL + 0.012
    # Along the pocket the top follows the ball's lower half; between two balls it stands up.
    hollow = -np.sqrt(np.clip(pocket**2 - away**2, 0, None))
    claw = 0.115 - 0.05 * np.clip((away - pocket * 0.82) / 0.1, 0, 1)
    top = np.where(away < pocket * 0.80, hollow, np.minimum(claw, 0.35))
    top = np.clip(top, -0.195, None)
    bottom = np.full(steps, -0.262)
    lip = 0.014
    section = [
        (inside + lip, 0, 0), (inside, 0, lip), (inside, 1, -lip), (inside + lip, 1, 0),
        (outside - lip, 1, 0), (outside, 1, -lip), (outside, 0, lip), (outside - lip, 0, 0),
    ]
    vertices = [
        (r * math.cos(a), r * math.sin(a), (high if end else low) + dz)
        for a, low, high in zip(angles, bottom, top) for r, end, dz in section
    ]
    count = len(section)
    faces = [
        (i * count + k, i * count + (k + 1) % count, (i + 1) % steps * count + (k + 1) % count, (i + 1) % steps * count + k)
        for i in range(steps) for k in range(count)
    ]
    return shapes.mesh_of("cage", vertices, faces, material)


def seal_material(colour=GREEN):
    """Green rubber with the brand's name around it in white."""
    s = Shader("seal")
    at = s.place()
    x, y, _ = s.axes(at)
    spot = s.node(
        "CombineXYZ", X=s.math("ADD", s.math("DIVIDE", x, 2.2), 0.5), Y=s.math("ADD", s.math("DIVIDE", y, 2.2), 0.5)
    ).outputs[0]
    ink = s.node("TexImage", {"image": labels.image("seal"), "extension": "CLIP"}, Vector=spot).outputs["Alpha"]
    ink = s.math("MULTIPLY", ink, s.ramp(s.axes(s.node("TexCoord").outputs["Normal"])[2], 0.3, 0.5))
    worn = s.ramp(s.noise(at, 9, 5, 0.7), 0.3, 0.62, 0.95, 0.6)
    paint = s.mix(s.math("MULTIPLY", ink, worn), colour, (0.82, 0.84, 0.82))
    rough = s.ramp(s.noise(at, 3.5, 5, 0.65), 0.35, 0.7, 0.34, 0.52)
    normal = s.bump(ink, 0.15, 0.004, s.bump(s.noise(at, 55, 3, 0.6), 0.10, 0.004))
    return s.finish(s.principled(Base_Color=paint, Roughness=rough, Specular=0.45, Normal=normal))


def seal(material=None):
    """The rubber ring that shuts one side: a dished lip, a flat, and an edge that sits in its groove."""
    top = [
        (INNER - 0.022, 0.0), (INNER + 0.012, 0.016), (0.66, 0.020), (0.675, 0.034), (0.828, 0.034),
        (0.845, 0.020), (0.905, 0.022), (OUTER + 0.022, 0.012), (OUTER + STEP + 0.004, -0.012),
    ]
    bottom = [(OUTER + STEP, -0.03), (INNER - 0.015, -0.03)]
    section = shapes.rounded([*bottom, *top[::-1]][::-1][::-1], 0.012, 3)
    return shapes.lathe("seal", section, material or seal_material(), 160)


def ball_set(material, balls=BALLS, turn=0.0):
    parts = []
    for i in range(balls):
        angle = i / balls * 2 * math.pi + turn
        one = shapes.ball("ball", BALL, material, 5)
        parts.append(shapes.move(one, (PITCH * math.cos(angle), PITCH * math.sin(angle), 0)))
    return parts


def ball_bearing(sealed=False, turn=0.0, colour=GREEN):
    """
    A whole bearing about the z axis, its middle at 0. `sealed` has a seal on both sides; else the cage
    and the balls are in sight on the +z side. `turn` (degrees) is where the print begins. Stand it with
    move(..., (x, y, OUTSIDE), (90, 0, yaw)): its +z side looks to -y; a little less than 90 leans it back.
    """
    # Balls as bright as mirrors would show the dark room, and look like glass.
    steel, bright = materials.steel(), materials.steel(0.2, (0.78, 0.79, 0.80), turned=False)
    parts = [inner_ring(steel), outer_ring(steel)]
    if not sealed:
        parts += ball_set(bright)
        parts.append(cage(materials.plastic(tuple(1.25 * c for c in colour), 0.28, 0.04)))
    rubber = seal_material(colour)
    for side in (1, -1):
        if sealed or side == -1:
            one = seal(rubber)
            parts.append(shapes.move(one, (0, 0, side * (WIDTH - 0.036)), (0 if side > 0 else 180, 0, turn)))
    return shapes.group("bearing", parts)
