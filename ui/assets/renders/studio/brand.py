"""The brand's mark: a bar and a ring."""
import bpy
import numpy as np

from .colours import NAVY, RED

SIZE = 512


def mark(bar=RED, ring=NAVY):
    """The mark as a square picture with a clear ground: 64 units wide, as in the logo's file."""
    y, x = np.mgrid[64 : 0 : SIZE * 1j, 0 : 64 : SIZE * 1j]
    away = np.hypot(x - 39.5, y - 31)
    soft = lambda inside: np.clip(inside * SIZE / 64 + 0.5, 0, 1)  # noqa: E731
    band = soft(np.minimum(away - 11, 18.5 - away))
    low, high = soft(np.minimum(y - 31, 53 - y)), soft(31 - y)
    red, upper = low * (1 - band), high * band
    pixels = np.zeros((SIZE, SIZE, 4), np.float32)
    pixels[..., :3] = np.where((upper > red)[..., None], ring, bar)
    pixels[..., 3] = red + upper
    return packed("mark", pixels)


def this_way_up(ink):
    """The sign on cartons as a square picture with a clear ground: two arrows that point up from a line."""
    y, x = np.mgrid[0 : 1 : SIZE * 1j, 0 : 1 : SIZE * 1j]
    soft = lambda inside: np.clip(inside * SIZE + 0.5, 0, 1)  # noqa: E731
    across = np.abs(np.abs(x - 0.5) - 0.23)
    shaft = np.minimum(0.055 - across, np.minimum(y - 0.19, 0.66 - y))
    head = np.minimum((0.95 - y) * 0.52 - across, y - 0.60)
    base = np.minimum(0.45 - np.abs(x - 0.5), 0.035 - np.abs(y - 0.08))
    pixels = np.zeros((SIZE, SIZE, 4), np.float32)
    pixels[..., :3] = ink
    pixels[..., 3] = soft(np.maximum(np.maximum(shaft, head), base))
    return packed("this way up", pixels)


def packed(name, pixels):
    image = bpy.data.images.new(name, SIZE, SIZE, alpha=True, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def stamp(s, at, below, size, middle=(0, 0), turn=0.0, bar=RED, ring=NAVY, ink=1.0, image=None):
    """
    The mark, or another square `image`, printed over a colour, `size` wide, about a `middle` of the
    coordinates `at` (in their own units). `turn` in radians; less `ink` lets the ground through.
    """
    moved = s.node("VectorMath", {"operation": "SUBTRACT"}, in0=at, in1=(*middle, 0)).outputs[0]
    moved = s.node("Mapping", Vector=moved, Location=(0.5, 0.5, 0), Rotation=(0, 0, turn), Scale=(1 / size,) * 3)
    settings = {"image": image or mark(bar, ring), "extension": "CLIP"}
    print_ = s.node("TexImage", settings, Vector=moved.outputs[0])
    amount = s.math("MULTIPLY", print_.outputs["Alpha"], ink)
    return s.mix(amount, below, print_.outputs["Color"])
