"""What the products are made of."""
from .nodes import Shader


def steel(roughness=0.13, colour=(0.62, 0.63, 0.65), turned=True, dust=0.0):
    """Ground chrome steel; `turned` has the fine rings that a lathe leaves (about the z axis)."""
    s = Shader("steel")
    at = s.place()
    smudge = s.ramp(s.noise(at, 1.1, 5, 0.6), 0.35, 0.75, 0, 0.09)
    rough = s.math("ADD", smudge, roughness, True)
    normal = None
    if turned:
        parts = s.node("SeparateXYZ", Vector=at)
        flat = s.node("CombineXYZ", X=parts.outputs["X"], Y=parts.outputs["Y"]).outputs[0]
        radius = s.node("VectorMath", {"operation": "LENGTH"}, in0=flat).outputs["Value"]
        rings = s.node("CombineXYZ", X=radius).outputs[0]
        normal = s.bump(s.noise(rings, 55, 3, 0.7), 0.06, 0.004)
    fine = s.bump(s.noise(at, 40, 2, 0.5), 0.02, 0.002, normal)
    inputs = {"Base_Color": colour, "Metallic": 1.0, "Roughness": rough, "Normal": fine}
    if dust:
        inputs["Base_Color"] = s.mix(s.ramp(s.noise(at, 2.3, 6, 0.7), 0.55, 0.8, 0, dust), colour, (0.5, 0.5, 0.5))
    return s.finish(s.principled(**inputs))


def plastic(colour, roughness=0.32, grain=0.06):
    """Moulded plastic with a fine skin."""
    s = Shader("plastic")
    at = s.place()
    rough = s.ramp(s.noise(at, 1.7, 4, 0.6), 0.3, 0.8, roughness, roughness + 0.12)
    normal = s.bump(s.noise(at, 26, 3, 0.6), grain, 0.01)
    return s.finish(s.principled(Base_Color=colour, Roughness=rough, Normal=normal))


def rubber(colour=(0.012, 0.012, 0.014), roughness=0.55, grain=0.25):
    """Vulcanised rubber: a puck, a seal."""
    s = Shader("rubber")
    at = s.place()
    worn = s.ramp(s.noise(at, 0.9, 6, 0.65), 0.45, 0.75, 0, 0.35)
    colour = s.mix(worn, colour, tuple(c + 0.035 for c in colour))
    normal = s.bump(s.noise(at, 9, 5, 0.7), grain, 0.03)
    return s.finish(s.principled(Base_Color=colour, Roughness=roughness, Specular=0.35, Normal=normal))


def printed(image, paper=(0.9, 0.9, 0.9), roughness=0.4):
    """Paper or film with a picture printed on it, placed by its UVs."""
    s = Shader("printed")
    at = s.node("TexCoord").outputs["UV"]
    picture = s.node("TexImage", {"image": image, "extension": "CLIP"}, Vector=at)
    colour = s.mix(picture.outputs["Alpha"], paper, picture.outputs["Color"])
    return s.finish(s.principled(Base_Color=colour, Roughness=roughness))
