"""The list of pictures. A subject's file adds to it with `@picture(...)`."""
from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Picture:
    """A picture that can be made: its size in pixels, and the rays for each pixel."""

    name: str
    width: int
    height: int
    samples: int
    build: Callable[[], None]


pictures: dict[str, Picture] = {}


def picture(name, width=1600, height=1200, samples=12):
    """Registers the function below it, which builds the scene, under the name of the file it makes."""

    def register(build):
        if name in pictures:
            raise ValueError(f"two pictures are named {name}")
        pictures[name] = Picture(name, width, height, samples, build)
        return build

    return register


def cover(name, samples=8):
    """`picture` in the size of a post's cover."""
    return picture(name, 1200, 800, samples)


def room(name, samples=10):
    """`picture` in the size of the pictures of pages."""
    return picture(name, 1600, 1067, samples)
