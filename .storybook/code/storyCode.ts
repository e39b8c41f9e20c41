/**
 * Turns a story into code that can be pasted into an app with the package of ui: its imports, the
 * constants and fixtures it reads, and its elements. Storybook's own snippets leave out what is not a
 * literal.
 */
import ts from 'typescript';
import { importLines } from './importLines.ts';
import { createPrinter, type Printer } from './printer.ts';
import type { ReadFile } from './resolveName.ts';
import type { SourceFile } from './sourceFile.ts';
import { partsOf, type StoryParts } from './storyParts.ts';

type TextOf = (node: ts.Node) => string;

/** Leaves out an argument that a later one replaces. */
const effective = (args: StoryParts['args']) =>
  args.filter(({ name }, at) => !name || !args.slice(at + 1).some((one) => one.name === name));

const attribute = ({ name, value }: StoryParts['args'][number], textOf: TextOf) => {
  if (!name) return `{...${textOf(value)}}`;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
  return ts.isStringLiteral(value) && !/["\\{}<>&]/.test(value.text)
    ? `${name}="${value.text}"`
    : `${name}={${textOf(value)}}`;
};

const childOf = (value: ts.Expression, textOf: TextOf) => {
  const inner = ts.isParenthesizedExpression(value) ? value.expression : value;
  if (ts.isStringLiteral(inner) && !/[{}<>&]/.test(inner.text)) return inner.text;
  return ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner)
    ? textOf(inner)
    : `{${textOf(inner)}}`;
};

const element = (component: string, args: StoryParts['args'], textOf: TextOf) => {
  const attributes = args
    .filter(({ name }) => name !== 'children')
    .map((one) => attribute(one, textOf));
  const start = [component, ...attributes].join(' ');
  const children = args.find(({ name }) => name === 'children');
  return children ? `<${start}>${childOf(children.value, textOf)}</${component}>` : `<${start} />`;
};

const object = (args: StoryParts['args'], textOf: TextOf) =>
  args
    .map(({ name, value }) => (name ? `${name}: ${textOf(value)}` : `...${textOf(value)}`))
    .join(', ');

/** Returns the elements of a story as text. */
const exampleOf = ({ component, args: all, render }: StoryParts, textOf: TextOf) => {
  const args = effective(all);
  if (!render) return { text: `export const Example = () => ${element(component, args, textOf)};` };
  const [parameter] = render.parameters;
  const example = `export const Example = () => ${textOf(render.body)};`;
  if (!parameter) return { text: example };
  const { name } = parameter;
  const given = ts.isObjectBindingPattern(name)
    ? args.filter(
        (one) =>
          !one.name ||
          name.elements.some(
            ({ propertyName, name: own }) => (propertyName ?? own).getText() === one.name,
          ),
      )
    : args;
  const type = ts.isObjectBindingPattern(name)
    ? `Pick<ComponentProps<typeof ${component}>, ${name.elements.map((one) => `'${(one.propertyName ?? one.name).getText()}'`).join(' | ')}>`
    : `ComponentProps<typeof ${component}>`;
  const constant = `const ${name.getText()}: ${type} = { ${object(given, textOf)} };`;
  return { text: `${constant}\n\n${example}`, usesProps: true };
};

const addComponent = (
  printer: Printer,
  file: SourceFile,
  { component, render }: StoryParts,
  usesProps = false,
) => {
  if (usesProps || !render) printer.add(file, component);
};

/** Returns the code of an exported story, not formatted; undefined when its file has no component. */
export const storyCode = (file: SourceFile, name: string, read: ReadFile): string | undefined => {
  const parts = partsOf(file, name);
  if (!parts) return undefined;
  const printer = createPrinter(read);
  const { text, usesProps } = exampleOf(parts, (node) => printer.textOf(file, node));
  addComponent(printer, file, parts, usesProps);
  const { imports, statements } = printer.result();
  return [importLines(imports, usesProps), statements.join('\n\n'), text]
    .filter(Boolean)
    .join('\n\n');
};
