"""Takes the noise out of a picture by its light, its colours and its normals."""
from pathlib import Path

import numpy as np

from . import network, weights

# The curve by which the network was trained to see light (perceptually uniform); its constants.
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
BRIGHTEST = 65504.0


def forward(y):
    with np.errstate(invalid="ignore", divide="ignore"):
        low, middle, high = A * y, B * np.power(y, C) + D, E * np.log(y + F) + G
    return np.where(y <= Y0, low, np.where(y <= Y1, middle, high))


def inverse(x):
    with np.errstate(invalid="ignore", divide="ignore"):
        low, middle, high = x / A, np.power((x - D) / B, 1 / C), np.exp((x - G) / E) - F
    return np.where(x <= X0, low, np.where(x <= X1, middle, high))


def exposure(light):
    """What brings a picture's mean brightness to a middle grey."""
    luminance = light @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    return 0.18 / 2 ** float(np.log2(luminance + 1e-4).mean())


def clean(light, albedo, normal):
    """
    `light` (linear, unbounded), `albedo` (0 to 1) and `normal` (-1 to 1) are height x width x 3,
    32-bit floats. Answers with light of the same shape.
    """
    height, width, _ = light.shape
    tensors = weights.read(Path(__file__).parent / "rt_hdr_alb_nrm.tza")
    scale, most = exposure(light), forward(np.float64(BRIGHTEST))
    seen = forward(np.clip(light, 0, BRIGHTEST) * scale) / most
    layers = (seen, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5)
    image = np.concatenate(layers, 2).astype(np.float32)
    image = np.pad(image, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect")
    done = network.run(tensors, image)[:height, :width]
    return (inverse(np.clip(done, 0, 1) * most) / scale).astype(np.float32)
