"""A stick's blade, taped, and its shaft. In centimetres; the blade lies along x, its heel at 0."""
import numpy as np

from studio import shapes
from studio.nodes import Shader

from . import cloths

LENGTH, TALL, THICK = 31.0, 7.4, 0.75


def friction_tape(colour=(0.02, 0.02, 0.023), pitch=1.65, wear=0.45):
    """Cloth tape by its UVs (in centimetres): the weave, the edges of the turns, wax and snow in it."""
    s = Shader("tape")
    uv = s.node("SeparateXYZ", Vector=s.node("TexCoord").outputs["UV"])
    u, v = uv.outputs["X"], uv.outputs["Y"]
    at = s.place()
    ragged = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(at, 5, 4, 0.7), 0.5), 0.07)
    turn = s.math("DIVIDE", s.math("ADD", s.math("ADD", u, s.math("MULTIPLY", v, 0.16)), ragged), pitch)
    part = s.math("SUBTRACT", turn, s.math("FLOOR", turn))
    waves = [s.math("SINE", s.math("MULTIPLY", axis, 2 * np.pi / 0.09)) for axis in (u, v)]
    weave = s.math("MULTIPLY", *waves)
    lint = s.ramp(s.noise(at, 9, 6, 0.75), 0.5, 0.78, 0, wear)
    edge = s.ramp(part, 0.93, 0.985, 0, 0.5)
    fray = s.math("MULTIPLY", edge, s.ramp(s.noise(at, 16, 3, 0.7), 0.4, 0.65))
    tone = s.mix(s.math("ADD", s.math("MULTIPLY", lint, 0.35), fray, True), colour, (0.42, 0.44, 0.46))
    dark = s.ramp(part, 0.0, 0.06, 0.55, 0)
    tone = s.mix(dark, tone, (0.003, 0.003, 0.003))
    crumpled = s.bump(s.noise(s.place((1, 1, 0.35)), 1.6, 4, 0.6), 0.35, 0.12)
    woven = s.bump(weave, 0.8, 0.03, crumpled)
    normal = s.bump(part, 0.9, 0.045, woven)
    return s.finish(s.principled(Base_Color=tone, Roughness=0.72, Specular=0.3, Sheen=0.25, Normal=normal))


def outline(u):
    """The blade's bottom and top at `u` cm from the heel."""
    toe = np.clip((u - (LENGTH - 5.0)) / 5.0, 0, 1)
    round_ = np.sqrt(np.clip(1 - toe**2.2, 0, 1))
    middle = TALL / 2 + 0.25 + 0.5 * toe
    rocker = 0.35 * ((u - 13) / 15) ** 2
    tall = TALL * (0.86 + 0.14 * np.clip(u / 14, 0, 1))
    return rocker * round_ + middle - tall / 2 * round_, middle + tall / 2 * round_ - 0.25


def blade(tape=None, pitch=1.65, taped=(1.5, 30.99), curve=0.0042, steps=520, ring=44):
    """A taped blade standing on its bottom edge along x, curved towards +y."""
    u = np.linspace(0, LENGTH - 0.02, steps)
    low, high = outline(u)
    angle = np.linspace(0, 2 * np.pi, ring, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    # A section between an ellipse and a box.
    y = np.sign(c) * np.abs(c) ** 0.45
    z = np.sign(s) * np.abs(s) ** 0.75
    thick = (THICK * (1.25 - 0.35 * u / LENGTH))[:, None] / 2
    thick = thick * np.sqrt(np.clip((high - low) / 4, 0.05, 1))[:, None]
    v = z[None, :] * ((high - low) / 2)[:, None]
    turn = (u[:, None] + 0.16 * v) / pitch
    layer = 0.035 * (turn - np.floor(turn)) * ((u > taped[0]) & (u < taped[1]))[:, None]
    across = y[None, :] * (thick + layer) + curve * (u**2)[:, None] * (0.9 + 0.03 * v)
    points = np.stack((np.broadcast_to(u[:, None], v.shape), across, v * (1 + 0.01 * layer) + ((low + high) / 2)[:, None]), -1)
    i, k = (a.ravel() for a in np.mgrid[: steps - 1, :ring])
    l = (k + 1) % ring
    faces = np.stack((i * ring + k, i * ring + l, (i + 1) * ring + l, (i + 1) * ring + k), 1).tolist()
    faces += [tuple(range(ring))[::-1], tuple(range((steps - 1) * ring, steps * ring))]
    thing = shapes.mesh_of("blade", points.reshape(-1, 3), faces, tape or friction_tape(pitch=pitch))
    loops = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", loops)
    uv = np.stack((u[loops // ring], v[loops // ring, loops % ring]), 1).astype(np.float32)
    thing.data.uv_layers.new(name="UVMap").data.foreach_set("uv", uv.ravel())
    return thing


def shaft(length=150.0, carbon=None):
    """A shaft from the origin along z: a box with round edges, 2 by 3 cm."""
    path = [(0, 0, z) for z in np.linspace(0, length, 60)]
    ups = np.tile((0.0, 1.0, 0.0), (60, 1))
    return shapes.ribbon("shaft", path, 2.95, 2.0, carbon or cloths.carbon(0.3), ups, 0.2)
