"""What is printed on the products: the pictures beside `labels/make-labels.ts`."""
from pathlib import Path

import bpy

folder = Path(__file__).parent.parent / "labels"
# The typeface of the site's headings.
DISPLAY_FONT = str(Path(__file__).parents[3] / "foundations/fonts/archivo-expanded-800-basic.woff2")


def image(name):
    """A label, loaded once."""
    return bpy.data.images.load(str(folder / f"{name}.png"), check_existing=True)
