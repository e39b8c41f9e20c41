"""What skates leave on the ice, drawn as a picture that tiles: bright where the ice is cut."""
import bpy
import numpy as np

SIZE = 4096


def drop(canvas, x, y, strength):
    """Adds light at points between pixels, shared among the four pixels around each."""
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - left, y - top
    for dx, dy, part in ((0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy)):
        np.add.at(canvas, ((top + dy) % SIZE, (left + dx) % SIZE), part * strength)


def arc(random, canvas, length, width, strength):
    """One cut: a long curve that begins and ends faintly."""
    steps = int(length * SIZE * 1.4)
    t = np.linspace(0, 1, steps)
    heading = random.uniform(0, 2 * np.pi) + random.normal(0, 1.1) * t + random.normal(0, 0.5) * t**2
    x = random.uniform(0, SIZE) + np.cumsum(np.cos(heading)) * length * SIZE / steps
    y = random.uniform(0, SIZE) + np.cumsum(np.sin(heading)) * length * SIZE / steps
    ends = np.sin(np.pi * t) ** 0.35 * random.uniform(0.6, 1)
    # A blade has two edges; the ice between them chips.
    for offset in (-width / 2, width / 2) if width > 1 else (0,):
        chips = 0.65 + 0.35 * random.random(steps)
        drop(canvas, x - np.sin(heading) * offset, y + np.cos(heading) * offset, strength * ends * chips)


def skate_marks(seed=7, cuts=150, hairs=900):
    """An image of SIZE x SIZE, 0 to 1."""
    random = np.random.default_rng(seed)
    canvas = np.zeros((SIZE, SIZE), np.float32)
    for _ in range(hairs):
        arc(random, canvas, random.uniform(0.03, 0.35), 0, random.uniform(0.06, 0.3))
    for _ in range(cuts):
        arc(random, canvas, random.uniform(0.25, 1.1), random.uniform(3, 9), random.uniform(0.35, 0.9))
    canvas = np.clip(canvas, 0, 1)
    image = bpy.data.images.new("skate marks", SIZE, SIZE, float_buffer=True, is_data=True)
    pixels = np.ones((SIZE, SIZE, 4), np.float32)
    pixels[..., :3] = canvas[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
