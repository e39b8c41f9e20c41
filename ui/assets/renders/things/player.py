"""The leg of a player: the sock over its guard with its tape, the pants above the knee, and the skate."""
from studio import shapes

from .inline_skate import RAISED, inline_skate
from .pants import pants
from .shin import taped_leg
from .skate import skate
from .socks import BLACK, RED_SOCKS, WHITE


def dressed_leg(socks, colour, stripe, seed=0):
    """A taped leg, and around its thigh the pants in `colour` with their stripe."""
    return shapes.group("dressed leg", [taped_leg(*socks, seed), pants(colour, stripe, seed)])


def leg_in_boot(seed, socks, raised=0.0, lean=0.0):
    """
    A leg whose sock ends in the collar of a boot, which is `raised` above that of an ice skate. `lean` is how far
    forward it leans, in degrees.
    """
    return shapes.move(dressed_leg(socks, BLACK, WHITE, seed), (7.6, 0, 25 + raised), (lean, 0, -90), (1.04, 1.06, 1))


def on_skate(seed, socks=RED_SOCKS, lean=0.0):
    """A leg on an ice skate, leaning forward by `lean` degrees."""
    return shapes.group("leg on its skate", [leg_in_boot(seed, socks, lean=lean), skate(is_tied=True)])


def on_wheels(seed, socks, wheels):
    """A leg on an inline skate."""
    return shapes.group("leg on its skate", [leg_in_boot(seed, socks, RAISED), inline_skate(wheels, is_tied=True)])
