"""What things stand on when they are not on the ice: a wooden bench, rubber flooring."""
from studio import shapes
from studio.nodes import Shader

# The arguments of `wood` for a dark, worn bench: its light tone, its dark tone, its lacquer.
WORN_BENCH = ((0.30, 0.17, 0.085), (0.14, 0.072, 0.034), 0.44)


def wood(light=(0.42, 0.25, 0.13), dark=(0.20, 0.105, 0.05), lacquer=0.35):
    """Varnished planks, their grain along x, worn by blades and boots."""
    s = Shader("wood")
    at = s.place()
    bent = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(s.place((0.02, 0.3, 0.3)), 1, 3), 0.5), 5)
    parts = s.node("SeparateXYZ", Vector=at)
    y = s.math("ADD", parts.outputs["Y"], bent)
    rings = s.noise(s.node("CombineXYZ", X=s.math("MULTIPLY", parts.outputs["X"], 0.012), Y=y).outputs[0], 1.6, 5, 0.65)
    pores = s.noise(s.place((0.35, 9, 9)), 2.2, 3, 0.7)
    tone = s.mix(s.ramp(rings, 0.32, 0.68), dark, light)
    tone = s.mix(s.ramp(pores, 0.52, 0.72, 0, 0.6), tone, tuple(c * 0.45 for c in dark))
    scratch = s.ramp(s.noise(s.place((0.05, 1.4, 1), 0.35), 3, 4, 0.7), 0.68, 0.73, 0, 0.3)
    tone = s.mix(scratch, tone, (0.5, 0.38, 0.26))
    rough = s.ramp(s.noise(at, 0.4, 5, 0.6), 0.3, 0.7, lacquer - 0.08, lacquer + 0.15)
    normal = s.bump(scratch, 0.4, -0.02, s.bump(pores, 0.25, 0.012))
    return s.finish(s.principled(Base_Color=tone, Roughness=rough, Specular=0.45, Normal=normal))


def bench(planks=4, width=14.0, length=240.0, thick=3.6, material=None):
    """Planks along x, their tops at z = 0, the first ending at y = 0 and the others behind it."""
    material = material or wood()
    result = []
    for i in range(planks):
        plank = shapes.box("plank", (length, width - 0.5, thick), material, 0.35)
        for vertex in plank.data.vertices:  # so that no two planks have the same grain
            vertex.co.x += 260 * i
        result.append(shapes.move(plank, (-260 * i, width * (i + 0.5), -thick / 2)))
    return shapes.group("bench", result)


def rubber_floor(colour=(0.016, 0.017, 0.02), half=600.0, crumbs_per_cm=3.4):
    """The flooring of a locker room: pressed crumbs of rubber, some of them blue and grey."""
    s = Shader("flooring")
    at = s.place()
    cells = s.node("TexVoronoi", {"feature": "F1"}, Vector=at, Scale=crumbs_per_cm)
    crumbs = cells.outputs["Distance"]
    chance = s.node("SeparateRGB", Image=cells.outputs["Color"])
    tone = s.mix(s.ramp(chance.outputs["G"], 0.2, 1, 0, 0.6), colour, tuple(c * 2.4 for c in colour))
    tone = s.mix(s.math("GREATER_THAN", chance.outputs["R"], 0.965), tone, (0.05, 0.11, 0.24))
    tone = s.mix(s.math("GREATER_THAN", chance.outputs["B"], 0.97), tone, (0.2, 0.21, 0.23))
    dusty = s.ramp(s.noise(at, 0.12, 6, 0.65), 0.45, 0.75, 0, 0.16)
    tone = s.mix(dusty, tone, (0.3, 0.31, 0.33))
    normal = s.bump(crumbs, 0.6, -0.06, s.bump(s.noise(at, 14, 3, 0.6), 0.3, 0.02))
    corners = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)]
    surface = s.finish(s.principled(Base_Color=tone, Roughness=0.7, Specular=0.3, Normal=normal))
    return shapes.mesh_of("floor", corners, [(0, 1, 2, 3)], surface, smooth=False)
