"""An inline skate: the boot of a hockey skate on a rail with four wheels. In centimeters; it points to -x and rolls on z = 0."""
from studio import materials, shapes

from .rail import rail
from .skate import upper

# How far the boot is above that of an ice skate.
RAISED = 3.15
# The blocks between the rail and the sole: (x, length, height).
MOUNTS = ((-7.6, 6.8, 8.72), (8.2, 7.2, 9.62))


def inline_skate(wheels, is_tied=False):
    """All of it; `wheels` are the colors of the four wheels, from the toe. `is_tied` is as for an ice skate."""
    dark = materials.plastic((0.012, 0.012, 0.014), 0.45)
    mounts = [shapes.move(shapes.box("mount", (long, 5.6, 0.7), dark, 0.25), (x, 0, high)) for x, long, high in MOUNTS]
    boot = shapes.move(shapes.group("boot", upper(is_tied=is_tied)), (0, 0, RAISED))
    return shapes.group("inline skate", [rail(wheels), *mounts, boot])
