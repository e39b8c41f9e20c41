"""The bearing: a 608 (8 x 22 x 7 mm), ABEC-7, with green cages and seals."""
import math

from studio import materials, shapes

# Millimetres of a 608, as centimetres.
BORE, OUTSIDE, WIDTH = 0.4, 1.1, 0.35
INNER_SHOULDER, OUTER_SHOULDER = 0.59, 0.92
PITCH, BALL = 0.755, 0.1985
BALLS = 7


def groove(radius_at, outward):
    """The track that the balls run in, from bottom to top."""
    side = 1 if outward else -1
    depth = 0.205
    centre = PITCH
    steps = []
    for i in range(-6, 7):
        angle = i / 6 * math.asin(min(1, 0.15 / depth))
        steps.append((centre + side * depth * math.cos(angle), depth * math.sin(angle)))
    return [(r, z) for r, z in steps if (r - radius_at) * side > -0.001 or True]


def inner_ring(material):
    track = groove(INNER_SHOULDER, False)
    corners = [(BORE, -WIDTH), (INNER_SHOULDER, -WIDTH), *track, (INNER_SHOULDER, WIDTH), (BORE, WIDTH)]
    radii = [0.05, 0.02, *[0.0] * len(track), 0.02, 0.05]
    return shapes.lathe("inner ring", shapes.rounded(corners, radii), material)


def outer_ring(material):
    track = groove(OUTER_SHOULDER, True)[::-1]
    corners = [(OUTER_SHOULDER, WIDTH), *track, (OUTER_SHOULDER, -WIDTH), (OUTSIDE, -WIDTH), (OUTSIDE, WIDTH)]
    radii = [0.02, *[0.0] * len(track), 0.02, 0.05, 0.05]
    return shapes.lathe("outer ring", shapes.rounded(corners[::-1], radii[::-1]), material)


def ball_bearing(balls=BALLS):
    steel, bright = materials.steel(), materials.steel(0.04, turned=False)
    parts = [inner_ring(steel), outer_ring(steel)]
    for i in range(balls):
        angle = i / balls * 2 * math.pi
        one = shapes.ball("ball", BALL, bright, 5)
        parts.append(shapes.move(one, (PITCH * math.cos(angle), PITCH * math.sin(angle), 0)))
    return shapes.group("bearing", parts)
