"""The network of Open Image Denoise (a U-Net), written in numpy: a few seconds for a picture."""
import numpy as np

# The rows that are worked on at once: what they need stays in the processor's cache.
STRIP = 48


def conv(image, weight, bias):
    """A 3 x 3 convolution with ReLU. `image` is height x width x channels."""
    height, width, channels = image.shape
    outputs = weight.shape[0]
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    # out x in x 3 x 3 becomes (3 x 3 x in) x out.
    matrix = np.ascontiguousarray(weight.transpose(2, 3, 1, 0)).reshape(9 * channels, outputs)
    result = np.empty((height, width, outputs), np.float32)
    for top in range(0, height, STRIP):
        rows = min(STRIP, height - top)
        near = np.empty((rows, width, 9, channels), np.float32)
        for place in range(9):
            y, x = divmod(place, 3)
            near[:, :, place] = padded[top + y : top + y + rows, x : x + width]
        done = near.reshape(rows * width, 9 * channels) @ matrix + bias
        result[top : top + rows] = np.maximum(done, 0).reshape(rows, width, outputs)
    return result


def pool(image):
    """The largest of each 2 x 2."""
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def grow(image):
    """Each pixel becomes 2 x 2."""
    return image.repeat(2, 0).repeat(2, 1)


def run(tensors, image):
    """The picture without its noise. Height and width must be multiples of 16."""

    def layer(name, value):
        return conv(value, tensors[f"{name}.weight"], tensors[f"{name}.bias"])

    pools = [image]
    value = layer("enc_conv0", image)
    for level in (1, 2, 3, 4):
        value = pool(layer(f"enc_conv{level}", value))
        pools.append(value)
    value = layer("enc_conv5b", layer("enc_conv5a", value))
    for level in (4, 3, 2, 1):
        value = np.concatenate((grow(value), pools[level - 1]), 2)
        value = layer(f"dec_conv{level}b", layer(f"dec_conv{level}a", value))
    return layer("dec_conv0", value)
