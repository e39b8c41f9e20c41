/**
 * Turns a story into code that can be pasted into a file of this project: its imports, the constants
 * it reads, and its elements. Storybook's own snippets leave out what is not a literal.
 */
import ts from 'typescript';
import { importLines } from './importLines.ts';
import { namesIn, type StoryFile } from './storyFile.ts';
import { partsOf, type StoryParts } from './storyParts.ts';

/** A mock function of Storybook does nothing on a page. */
const withoutMocks = (text: string) => text.replaceAll(/\bfn\(\)/g, '() => {}');

const textOf = (node: ts.Node) => withoutMocks(node.getText());

/** Leaves out an argument that a later one replaces. */
const effective = (args: StoryParts['args']) =>
  args.filter(({ name }, at) => !name || !args.slice(at + 1).some((one) => one.name === name));

const attribute = ({ name, value }: StoryParts['args'][number]) => {
  if (!name) return `{...${textOf(value)}}`;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
  return ts.isStringLiteral(value) && !/["\\{}<>&]/.test(value.text)
    ? `${name}="${value.text}"`
    : `${name}={${textOf(value)}}`;
};

const childOf = (value: ts.Expression) => {
  const inner = ts.isParenthesizedExpression(value) ? value.expression : value;
  if (ts.isStringLiteral(inner) && !/[{}<>&]/.test(inner.text)) return inner.text;
  return ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner)
    ? textOf(inner)
    : `{${textOf(inner)}}`;
};

const element = (component: string, args: StoryParts['args']) => {
  const attributes = args.filter(({ name }) => name !== 'children').map(attribute);
  const start = [component, ...attributes].join(' ');
  const children = args.find(({ name }) => name === 'children');
  return children ? `<${start}>${childOf(children.value)}</${component}>` : `<${start} />`;
};

const object = (args: StoryParts['args']) =>
  args
    .map(({ name, value }) => (name ? `${name}: ${textOf(value)}` : `...${textOf(value)}`))
    .join(', ');

/** Returns the elements of a story as text, and the nodes that the text is made of. */
const exampleOf = ({ component, args: all, render }: StoryParts) => {
  const args = effective(all);
  const values = args.map(({ value }) => value);
  if (!render) {
    return { text: `export const Example = () => ${element(component, args)};`, nodes: values };
  }
  const [parameter] = render.parameters;
  const example = `export const Example = () => ${textOf(render.body)};`;
  if (!parameter) return { text: example, nodes: [render.body] };
  const { name } = parameter;
  const given = ts.isObjectBindingPattern(name)
    ? args.filter((one) => !one.name || namesIn(name).includes(one.name))
    : args;
  const type = ts.isObjectBindingPattern(name)
    ? `Pick<ComponentProps<typeof ${component}>, ${name.elements.map((one) => `'${(one.propertyName ?? one.name).getText()}'`).join(' | ')}>`
    : `ComponentProps<typeof ${component}>`;
  const constant = `const ${name.getText()}: ${type} = { ${object(given)} };`;
  return {
    text: `${constant}\n\n${example}`,
    nodes: [render.body, ...given.map(({ value }) => value)],
    usesProps: true,
  };
};

/** Returns the names that nodes read from the file, after those that their declarations read. */
const closure = (file: StoryFile, names: readonly string[], visited = new Set<string>()) =>
  names.flatMap((name): string[] => {
    const declaration = file.declarations.get(name);
    if (visited.has(name) || (!declaration && !file.imports.has(name))) return [];
    visited.add(name);
    return [...(declaration ? closure(file, namesIn(declaration), visited) : []), name];
  });

const statementOf = (declaration: ts.Node): string =>
  ts.isVariableDeclaration(declaration)
    ? `const ${withoutMocks(declaration.getText())};`
    : declaration.getText();

/** Returns the code of an exported story, not formatted; undefined when its file has no component. */
export const storyCode = (file: StoryFile, name: string): string | undefined => {
  const parts = partsOf(file, name);
  if (!parts) return undefined;
  const { text, nodes, usesProps = false } = exampleOf(parts);
  const read = nodes.flatMap(namesIn);
  const names = closure(file, usesProps || !parts.render ? [parts.component, ...read] : read);
  const used = names.filter((one) => one !== 'fn');
  const declared = used.flatMap((one) => file.declarations.get(one) ?? []);
  return [
    importLines(file, used, usesProps),
    [...new Set(declared)].map(statementOf).join('\n\n'),
    text,
  ]
    .filter(Boolean)
    .join('\n\n');
};
