"""The socks of teams: the color of the cloth, and its stripes as (from, to, color) in height."""
from studio.colours import RED

WHITE, NAVY, BLACK = (0.70, 0.72, 0.74), (0.016, 0.045, 0.17), (0.012, 0.013, 0.016)


def striped(cloth, outer, inner):
    """Socks with two stripes, the inner one in the middle of the outer one."""
    return cloth, [(15.6, 25.2, outer), (17.6, 23.2, inner)]


BLUE_SOCKS = striped(NAVY, WHITE, RED)
WHITE_SOCKS = striped(WHITE, NAVY, (0.36, 0.012, 0.02))
RED_SOCKS = striped((0.36, 0.012, 0.02), NAVY, WHITE)
GREEN_SOCKS = striped((0.008, 0.085, 0.048), (0.62, 0.40, 0.02), WHITE)
ORANGE_SOCKS = striped((0.60, 0.085, 0.006), BLACK, WHITE)
GOLD_SOCKS = striped((0.60, 0.36, 0.015), BLACK, WHITE)
