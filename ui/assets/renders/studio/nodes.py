"""Shader nodes, written as calls: each answers with the socket that the next one takes."""
import functools

import bpy


class Shader:
    """The nodes of one material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, settings=None, **inputs):
        """A node. `settings` are its attributes; `inputs` are values or sockets, `_` for a blank."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.plug(node, key, value)
        return node

    def plug(self, node, key, value):
        name = key.replace("_", " ")
        index = int(name[2:]) if name.startswith("in") and name[2:].isdigit() else None
        socket = node.inputs[index] if index is not None else self.named(node, name)
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            if isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
                value = (*value, 1)
            socket.default_value = value

    @staticmethod
    def named(node, name):
        for socket in node.inputs:
            if socket.name.lower() == name.lower():
                return socket
        raise KeyError(f"{node.bl_idname} has no input '{name}'")

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.node("Math", {"operation": operation, "use_clamp": clamp}, in0=a, in1=b)
        return node.outputs[0]

    def product(self, *values):
        """The product of values. That of masks is 1 where all are 1."""
        return functools.reduce(lambda a, b: self.math("MULTIPLY", a, b), values)

    def maximum(self, *values):
        """The highest of values. That of masks is 1 where one of them is 1."""
        return functools.reduce(lambda a, b: self.math("MAXIMUM", a, b), values)

    def inverted(self, mask):
        """1 where a mask is 0."""
        return self.math("SUBTRACT", 1, mask)

    def near(self, value, middle, half):
        """1 where a value is less than `half` away from the middle."""
        return self.math("LESS_THAN", self.math("ABSOLUTE", self.math("SUBTRACT", value, middle)), half)

    def mix(self, amount, a, b):
        """A colour between two."""
        return self.node("MixRGB", Fac=amount, Color1=a, Color2=b).outputs[0]

    def place(self, scale=(1, 1, 1), turn=0.0, space="Object"):
        """Coordinates on the thing, in its own units."""
        at = self.node("TexCoord").outputs[space]
        return self.node("Mapping", Vector=at, Rotation=(0, 0, turn), Scale=scale).outputs[0]

    def noise(self, at, scale=1.0, detail=4.0, roughness=0.5):
        return self.node("TexNoise", Vector=at, Scale=scale, Detail=detail, Roughness=roughness).outputs[0]

    def axes(self, at):
        """The x, y and z of a place."""
        return self.node("SeparateXYZ", Vector=at).outputs[:3]

    def polar(self, at):
        """A place about the z axis: its direction (a vector without a seam), angle, radius, height."""
        x, y, z = self.axes(at)
        flat = self.node("CombineXYZ", X=x, Y=y).outputs[0]
        radius = self.node("VectorMath", {"operation": "LENGTH"}, in0=flat).outputs["Value"]
        direction = self.node("VectorMath", {"operation": "NORMALIZE"}, in0=flat).outputs[0]
        return direction, self.math("ARCTAN2", y, x), radius, z

    def rings(self, direction, radius, scale, wander=0.3, detail=3.0, roughness=0.6):
        """Noise in rings, `scale` of them to a unit, that changes a little on its way around."""
        x, y, _ = self.axes(direction)
        at = self.node(
            "CombineXYZ", X=self.math("MULTIPLY", x, wander), Y=self.math("MULTIPLY", y, wander),
            Z=self.math("MULTIPLY", radius, scale),
        ).outputs[0]
        return self.noise(at, 1.0, detail, roughness)

    def blend(self, amount, a, b):
        """A surface between two."""
        return self.node("MixShader", Fac=amount, in1=a, in2=b).outputs[0]

    def lets_light_by(self, surface, part=0.8):
        """Clear things throw a pale shadow (a path tracer without caustics makes it black)."""
        shadow = self.node("LightPath").outputs["Is Shadow Ray"]
        clear = self.node("BsdfTransparent", Color=(part, part, part)).outputs[0]
        return self.blend(shadow, surface, clear)

    def ramp(self, value, low, high, out_low=0.0, out_high=1.0):
        """`low` to `high` becomes `out_low` to `out_high`, and stays there beyond."""
        node = self.node("MapRange", {"clamp": True})
        for index, number in enumerate((value, low, high, out_low, out_high)):
            self.plug(node, f"in{index}", number)
        return node.outputs[0]

    def bump(self, height, strength=0.2, distance=0.01, normal=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("Bump", **inputs).outputs[0]

    def principled(self, **inputs):
        return self.node("BsdfPrincipled", **inputs).outputs[0]

    def finish(self, surface):
        self.tree.links.new(surface, self.output.inputs["Surface"])
        return self.material
