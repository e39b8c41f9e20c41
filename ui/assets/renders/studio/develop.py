"""Renders a scene, takes its noise out, and writes the picture."""
import tempfile
from pathlib import Path

import bpy
import numpy as np

from denoise import clean

PASSES = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def settings(width, height, samples, exposure):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, 1
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.05
    cycles.adaptive_min_samples = max(8, samples // 4)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 10, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 10, 24
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = exposure


def collect(folder):
    """Has the compositor write each pass into a file of its own."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format, target.format.color_depth = "OPEN_EXR", "32"
    target.file_slots.clear()
    for name, socket in PASSES.items():
        target.file_slots.new(name)
        tree.links.new(source.outputs[socket], target.inputs[name])
    bpy.ops.render.render()


def load(folder, name):
    (file,) = Path(folder).glob(f"{name}*.exr")
    image = bpy.data.images.load(str(file))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return np.nan_to_num(pixels.reshape(height, width, 4)[..., :3])


def blurred(image, radius):
    """A soft blur: three box blurs, by running sums."""
    for _ in range(3):
        for axis in (0, 1):
            size = min(max(1, int(radius)), image.shape[axis] // 2 - 1)
            pads = [(0, 0)] * 3
            pads[axis] = (size + 1, size)
            sums = np.cumsum(np.pad(image, pads, mode="edge"), axis, dtype=np.float64)
            count = 2 * size + 1
            ends = [slice(None)] * 3
            starts = [slice(None)] * 3
            ends[axis], starts[axis] = slice(count, None), slice(None, -count)
            image = ((sums[tuple(ends)] - sums[tuple(starts)]) / count).astype(np.float32)
    return image


def through_the_lens(light, halo):
    """What glass does: bright light bleeds a little, and the corners are darker."""
    height, width, _ = light.shape
    bright = np.clip(light - 1.2, 0, 12)
    light = light + halo * (blurred(bright, width / 90) + 0.6 * blurred(bright, width / 24))
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return light * (1 - 0.16 * np.clip(x * x + y * y - 0.35, 0, None))[..., None].astype(np.float32)


def develop(file, width, height, samples, exposure=0.0, halo=0.05):
    """Renders the scene into a PNG."""
    settings(width, height, samples, exposure)
    with tempfile.TemporaryDirectory() as folder:
        collect(folder)
        light, albedo, normal = (load(folder, name) for name in PASSES)
    light = through_the_lens(clean(light, albedo, normal), halo)
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(str(file), scene=scene)
