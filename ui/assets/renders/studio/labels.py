"""What is printed on the products: the pictures beside `labels/make-labels.ts`."""
from pathlib import Path

import bpy

folder = Path(__file__).parent.parent / "labels"


def image(name):
    """A label, loaded once."""
    return bpy.data.images.load(str(folder / f"{name}.png"), check_existing=True)
