"""
Makes one picture: blender --background --factory-startup --python render.py -- NAME FILE SCALE QUALITY

SCALE is a part of its full size (1, or less for a trial), QUALITY a part of its samples. Without
arguments it lists the pictures. `npm run render` calls this.
"""
import importlib
import sys
import time
from pathlib import Path

here = Path(__file__).parent
sys.path.insert(0, str(here))

from studio import develop, registry, stage  # noqa: E402

for subject in sorted((here / "scenes").glob("[a-z]*.py")):
    importlib.import_module(f"scenes.{subject.stem}")

arguments = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
if not arguments:
    for one in registry.pictures.values():
        print(f"PICTURE {one.name} {one.width} {one.height}")
    sys.exit(0)

name, file, scale, quality = arguments[0], arguments[1], float(arguments[2]), float(arguments[3])
wanted = registry.pictures[name]
stage.clear()
began = time.time()
lens = wanted.build() or {}
size = [round(side * scale) for side in (wanted.width, wanted.height)]
develop.develop(file, *size, max(8, round(wanted.samples * quality)), **lens)
print(f"MADE {name} {size[0]} x {size[1]} in {time.time() - began:.0f} s")
