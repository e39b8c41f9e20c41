"""Coated paper with a print from `labels/`."""
from studio import labels
from studio.nodes import Shader


def printed(name, size, middle=(0, 0), is_turned=False, edge=0.0):
    """
    Paper by its UVs in centimetres. The label is `size` wide and high about `middle`, and its colours run on beyond
    it. A turned one is read across the UVs' v. `edge` is where, from the middle of the label, the white core of the
    paper shows at its cuts.
    """
    s = Shader("band")
    along, up, _ = s.axes(s.node("TexCoord").outputs["UV"])
    along, up = s.math("SUBTRACT", along, middle[0]), s.math("SUBTRACT", up, middle[1])
    if is_turned:
        along, up = up, along
    spot = s.node(
        "CombineXYZ",
        X=s.math("ADD", s.math("DIVIDE", along, size[0]), 0.5),
        Y=s.math("ADD", s.math("DIVIDE", up, size[1]), 0.5),
    ).outputs[0]
    print_ = s.node("TexImage", {"image": labels.image(name), "extension": "EXTEND"}, Vector=spot).outputs["Color"]
    colour = s.node("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=print_, Color2=(0.72, 0.72, 0.72)).outputs[0]
    if edge:
        core = s.ramp(s.math("ABSOLUTE", up), edge - 0.025, edge - 0.015)
        colour = s.mix(core, colour, (0.8, 0.8, 0.8))
    at = s.place()
    normal = s.bump(s.noise(at, 0.35, 3, 0.5), 0.10, 0.12, s.bump(s.noise(at, 30, 3, 0.6), 0.04, 0.01))
    return s.finish(s.principled(Base_Color=colour, Roughness=0.36, Specular=0.4, Normal=normal))
