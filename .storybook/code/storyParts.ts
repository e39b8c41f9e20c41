/** Reads the component, arguments, and render function of a story from its source, its meta, and the stories it extends. */
import ts from 'typescript';
import type { SourceFile } from './sourceFile.ts';

export interface StoryParts {
  /** The name of the component of the file. */
  component: string;
  /** The arguments in the order in which later ones win: `name` is missing for a spread. */
  args: { name?: string; value: ts.Expression }[];
  /** The function that the story renders with; without one, it renders the component. */
  render?: ts.ArrowFunction | ts.FunctionExpression;
}

const withoutCast = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? withoutCast(node.expression)
    : node;

/** Returns the value of a property of an object literal. */
const valueOf = (object: ts.Expression | undefined, name: string): ts.Expression | undefined => {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find((one) => one.name?.getText() === name);
  if (found && ts.isPropertyAssignment(found)) return found.initializer;
  return found && ts.isShorthandPropertyAssignment(found) ? found.name : undefined;
};

const argsIn = (value: ts.Expression | undefined): StoryParts['args'] => {
  if (!value) return [];
  const object = withoutCast(value);
  if (!ts.isObjectLiteralExpression(object)) return [{ value }];
  return object.properties.flatMap((one): StoryParts['args'] => {
    if (ts.isSpreadAssignment(one)) return argsIn(one.expression);
    if (ts.isPropertyAssignment(one)) {
      return [{ name: one.name.getText().replaceAll("'", ''), value: one.initializer }];
    }
    return ts.isShorthandPropertyAssignment(one) ? [{ name: one.name.text, value: one.name }] : [];
  });
};

const functionIn = (node: ts.Expression | undefined) =>
  node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) ? node : undefined;

/** Returns the call `preview.meta()`, `meta.story()`, or `Other.extend()` of a declaration. */
const callOf = ({ declarations }: SourceFile, name: string) => {
  const declaration = declarations.get(name);
  const value =
    declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  if (!value || !ts.isCallExpression(value)) return undefined;
  if (!ts.isPropertyAccessExpression(value.expression)) return undefined;
  return { of: value.expression.expression.getText(), input: value.arguments[0] };
};

/** Returns the parts of an exported story, or undefined when its file names no component. */
export const partsOf = (file: SourceFile, name: string): StoryParts | undefined => {
  const call = callOf(file, name);
  if (!call) return undefined;
  const base = call.of === 'preview' ? undefined : partsOf(file, call.of);
  const given = valueOf(call.input, 'component');
  // `PostList<Content>` is `PostList`.
  const own = given && ts.isExpressionWithTypeArguments(given) ? given.expression : given;
  const component = base?.component ?? own?.getText();
  if (!component) return undefined;
  const render = functionIn(valueOf(call.input, 'render')) ?? base?.render;
  return {
    component,
    args: [...(base?.args ?? []), ...argsIn(valueOf(call.input, 'args'))],
    ...(render ? { render } : {}),
  };
};
