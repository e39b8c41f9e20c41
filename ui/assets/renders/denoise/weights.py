"""Reads a file of network weights in the TZA format of Intel's Open Image Denoise, version 2."""
import struct

import numpy as np

KINDS = {"f": np.float32, "h": np.float16}


def read(path):
    """The tensors of a file, by name, as 32-bit floats. Raises ValueError when it is no TZA file."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is not a TZA file of version 2")
    (count,) = struct.unpack_from("<I", data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims  # the letters of the layout are not needed
        kind = KINDS[chr(data[at])]
        (start,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        size = int(np.prod(shape))
        tensors[name] = np.frombuffer(data, kind, size, start).astype(np.float32).reshape(shape)
    return tensors
