"""An orange puck for a dry court: light plastic on little glides. Centimetres, its middle at 0."""
import math

from studio import materials, shapes

# Radius and height, with the glides.
ROLLER_PUCK = (3.75, 2.6)


def roller_puck(colour=(0.90, 0.16, 0.015), glides=6):
    radius, high = ROLLER_PUCK
    half = high / 2 - 0.12
    shell, pale = materials.plastic(colour, 0.3, 0.12), materials.plastic((0.75, 0.76, 0.74), 0.3)
    section = [
        (0.01, -half + 0.12), (1.25, -half + 0.12), (1.35, -half), (radius - 0.12, -half), (radius, -half + 0.2),
        (radius - 0.08, -0.32), (radius - 0.08, 0.32), (radius, half - 0.2), (radius - 0.12, half), (1.35, half),
        (1.25, half - 0.12), (0.01, half - 0.12),
    ]
    parts = [shapes.lathe("puck", shapes.rounded(section, 0.05), shell, 160)]
    for i in range(glides):
        angle = i / glides * 2 * math.pi
        at = (2.75 * math.cos(angle), 2.75 * math.sin(angle))
        pin = shapes.lathe("glide", [(0.001, -1.3), (0.2, -1.3), (0.3, -1.22), (0.3, 1.22), (0.2, 1.3), (0.001, 1.3)], pale, 32)
        parts.append(shapes.move(pin, (*at, 0)))
        # A moulded rib between two glides.
        rib = shapes.box("rib", (1.5, 0.22, high - 0.16), shell, 0.06, 3)
        turn = angle + math.pi / glides
        parts.append(shapes.move(rib, (2.45 * math.cos(turn), 2.45 * math.sin(turn), 0), (0, 0, math.degrees(turn))))
    return shapes.group("roller puck", parts)
