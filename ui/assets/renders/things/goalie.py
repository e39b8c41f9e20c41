"""A goalie in a ready stance, without detail: for the far background. Centimeters; faces -y."""
import math

from studio import shapes, stage
from studio.colours import BLUE, RED

from .goal import goal

WHITE, GRAY = (0.70, 0.72, 0.74), (0.30, 0.31, 0.33)
DARK, NAVY = (0.012, 0.013, 0.016), (0.012, 0.022, 0.055)


def ellipsoid(at, radii, colour, turn=(0, 0, 0)):
    """An ellipsoid."""
    return shapes.move(shapes.ball("ellipsoid", 1, stage.plain(colour, 0.6), 4), at, turn, radii)


def rounded_box(at, size, colour, turn=(0, 0, 0), bevel=4):
    """A box with rounded edges."""
    return shapes.move(shapes.box("rounded box", size, stage.plain(colour, 0.5), bevel), at, turn)


def leg(side):
    """A pad over a bent leg, its stripes, and the skate below it; `side` is -1 or 1."""
    lean = (-14, -9 * side, 0)
    x = 21 * side
    return [
        rounded_box((x, -10, 40), (29, 17, 74), WHITE, lean),
        # The pad leans outwards: what is lower on it is farther from the middle.
        rounded_box((x * 1.04, -16.5, 48), (29.6, 5, 9), RED, lean, 2),
        rounded_box((x * 1.2, -13.5, 30), (29.6, 5, 9), BLUE, lean, 2),
        rounded_box((x * 1.3, -4, 5), (10, 30, 9), DARK, bevel=3),
        ellipsoid((x * 0.8, 8, 74), (15, 19, 15), NAVY),
    ]


def arm(side):
    """A bent arm, the hand in front of the body; `side` is -1 or 1."""
    return [
        ellipsoid((31 * side, -4, 100), (12, 13, 19), BLUE, (10, -24 * side, 0)),
        ellipsoid((39 * side, -17, 84), (10, 17, 11), BLUE, (-24, 0, 14 * side)),
        ellipsoid((41 * side, -27, 79), (10.5, 6, 10.5), WHITE),
    ]


def bar(across, up, width, height):
    """A bar of the cage, on the curve of the face. `across` and `up` are its place from the middle of the face."""
    depth = -8.5 * math.sqrt(max(0.0, 1 - (across / 10.5) ** 2 - (up / 14) ** 2)) - 8
    return rounded_box((across, depth, up - 1.5), (width, 1.2, height), GRAY, bevel=0.4)


def mask(at):
    """The mask: a white shell, which is visible in front of dark stands, and a cage in front of the dark face."""
    cage = [bar(across, 0, 1.5, 17 - 0.16 * across**2) for across in (-6.4, -2.2, 2.2, 6.4)]
    cage += [bar(0, up, 15, 1.5) for up in (-6.5, -1, 4.5)]
    parts = [
        ellipsoid((0, 0, 2), (12.5, 15.5, 15), WHITE),
        ellipsoid((0, -5, -8), (9.5, 11.5, 11), WHITE),
        ellipsoid((0, -8.5, -1), (9.2, 8.2, 10.5), DARK),
        *cage,
    ]
    return shapes.move(shapes.group("mask", parts), at, (12, 0, 0))


def goalie(stripe=RED):
    """
    Knees bent, both hands ready, the blade of the stick on the ice. `stripe` is the color of the stripe across the
    sweater.
    """
    body = [
        ellipsoid((0, 6, 78), (27, 19, 16), NAVY),
        ellipsoid((0, -3, 97), (29, 20, 27), BLUE, (16, 0, 0)),
        ellipsoid((0, -15, 92), (25, 10, 5), stripe, (16, 0, 0)),
        mask((0, -13, 124)),
    ]
    hands = [
        # The catcher, open, and the blocker with the stick.
        rounded_box((42, -27, 78), (15, 9, 16), WHITE, (0, 14, 0), 4),
        ellipsoid((45, -33, 89), (13.5, 6, 14.5), NAVY, (10, 24, 0)),
        ellipsoid((44, -36, 90), (8.5, 5, 9.5), DARK, (10, 24, 0)),
        rounded_box((-42, -34, 80), (20, 6, 36), WHITE, (-8, 8, 0), 2.5),
        rounded_box((-21, -38, 40), (9, 2.5, 70), WHITE, (0, -34, 0), 1),
        rounded_box((2, -40, 5), (40, 2.5, 9), DARK, bevel=1),
    ]
    whole = shapes.group("goalie", [*body, *hands, *(p for side in (-1, 1) for p in (*leg(side), *arm(side)))])
    # The goalie is lower than the crossbar, which is 122 cm high. The group around him keeps this scale: `move` would replace it.
    return shapes.group("crouched goalie", [shapes.move(whole, scale=(0.94, 0.94, 0.82))])


def guarded_goal(at, goalie_from_goal, stripe=RED, light=1.0):
    """
    A goal and its lamp, for the far background. `goalie_from_goal` is how far (x, y) the goalie stands from the
    middle of the goal. When the goalie is far out of focus, a red `stripe` mixes with the blue around it. `light` is
    the part of the lamp's power: in little light, the goalie is a shape in the dark.
    """
    (x, y), (beside, before) = at, goalie_from_goal
    shapes.move(goal(), (x, y, 0), (0, 0, -14))
    shapes.move(goalie(stripe), (x + beside, y + before, 0), (0, 0, -10))
    stage.lamp((x - 90, y - 220, 330), (x, y, 60), (300, 60), 7e5 * light, (0.9, 0.95, 1))
