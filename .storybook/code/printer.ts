/** Prints nodes of story files and fixtures, and collects the declarations and imports that they read. */
import ts from 'typescript';
import { resultOf } from './literals.ts';
import { packageName, resolveName, type ReadFile, type Resolved } from './resolveName.ts';
import { readsIn, type SourceFile } from './sourceFile.ts';

export interface Printer {
  /** Returns the text of a node, with the names under which `result` declares what it reads. */
  textOf: (file: SourceFile, node: ts.Node) => string;
  /** Adds the import or declaration that a name in a file refers to. Returns its name in the printed code. */
  add: (file: SourceFile, name: string) => string;
  /** Returns all that was added: imports by module, and statements in the order in which they run. */
  result: () => { imports: ReadonlyMap<string, ReadonlySet<string>>; statements: string[] };
}

interface Edit {
  node: ts.Node;
  text: string;
}

/** Returns the text of a node with parts of it replaced. */
const replaced = (node: ts.Node, edits: readonly Edit[]) => {
  const start = node.getStart();
  let text = node.getText();
  for (const edit of edits.toSorted((a, b) => b.node.getStart() - a.node.getStart())) {
    text =
      text.slice(0, edit.node.getStart() - start) +
      edit.text +
      text.slice(edit.node.getEnd() - start);
  }
  return text;
};

const isShorthand = ({ parent }: ts.Identifier) => ts.isShorthandPropertyAssignment(parent);

/** The call of which an identifier is the function. */
const callOf = (identifier: ts.Identifier): ts.CallExpression | undefined => {
  const { parent } = identifier;
  return ts.isCallExpression(parent) && parent.expression === identifier ? parent : undefined;
};

/** Returns a printer of the code of one story. */
export const createPrinter = (read: ReadFile): Printer => {
  const imports = new Map<string, Set<string>>();
  const statements: string[] = [];
  const names = new Map<string, string>();
  const taken = new Set(['Example', 'ComponentProps']);
  const printed = new Set<ts.Node>();

  const addImport = (from: string, text: string) => {
    const words = imports.get(from) ?? new Set();
    // A name that is imported as a value needs no import as a type.
    if (text.startsWith('type ') && words.has(text.slice(5))) return;
    words.delete(`type ${text}`);
    imports.set(from, words.add(text));
  };

  /** Adds the types of the package that a literal names. */
  const addTypes = (text: string) => {
    for (const type of ['PictureData', 'SafeHtml']) {
      if (text.includes(type)) addImport(packageName, `type ${type}`);
    }
  };

  const nameFor = (id: string, name: string) => {
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
    taken.add(free);
    names.set(id, free);
    return free;
  };

  const textOf = (file: SourceFile, node: ts.Node): string =>
    replaced(
      node,
      readsIn(node).flatMap((identifier): Edit[] => {
        const resolved = resolveName(file, identifier.text, read);
        if (!resolved) return [];
        const call = callOf(identifier);
        if (resolved.kind === 'import' && resolved.from === 'storybook/test') {
          // A mock function of Storybook does nothing on a page.
          return call ? [{ node: call, text: '() => {}' }] : [];
        }
        const [argument] = call?.arguments ?? [];
        if (call && resolved.kind === 'declaration' && argument && ts.isStringLiteral(argument)) {
          const text = resultOf(resolved.file.path, resolved.name, argument.text);
          if (text) {
            addTypes(text);
            return [
              ts.isSpreadAssignment(call.parent) && text.startsWith('{')
                ? { node: call.parent, text: text.slice(1, -1) }
                : { node: call, text },
            ];
          }
        }
        const text = add(file, identifier.text);
        if (text === identifier.text) return [];
        return [
          {
            node: identifier,
            text: isShorthand(identifier) ? `${identifier.text}: ${text}` : text,
          },
        ];
      }),
    );

  /** Prints a declaration, each of whose names may be changed. */
  const print = (file: SourceFile, declaration: ts.Node) => {
    if (!ts.isVariableDeclaration(declaration)) return textOf(file, declaration);
    const { name, type, initializer } = declaration;
    const bound: Edit[] = ts.isIdentifier(name)
      ? []
      : name.elements.flatMap((one) => {
          if (!ts.isBindingElement(one) || !ts.isIdentifier(one.name)) return [];
          const own = names.get(`${file.path}#${one.name.text}`) ?? one.name.text;
          if (own === one.name.text) return [];
          const isKey = ts.isObjectBindingPattern(name) && !one.propertyName && !one.dotDotDotToken;
          return [{ node: one.name, text: isKey ? `${one.name.text}: ${own}` : own }];
        });
    const left = ts.isIdentifier(name)
      ? (names.get(`${file.path}#${name.text}`) ?? name.text)
      : replaced(name, bound);
    const types = type ? `: ${textOf(file, type)}` : '';
    return `const ${left}${types} = ${initializer ? textOf(file, initializer) : 'undefined'};`;
  };

  const addConstant = ({ id, name, type, text, file }: Resolved & { kind: 'constant' }) => {
    const known = names.get(id);
    if (known) return known;
    const own = nameFor(id, name);
    addTypes(`${type ?? ''} ${text}`);
    if (file && type) add(file, type);
    statements.push(`const ${own}${type ? `: ${type}` : ''} = ${text};`);
    return own;
  };

  const add = (file: SourceFile, name: string): string => {
    const resolved = resolveName(file, name, read);
    if (!resolved) return name;
    if (resolved.kind === 'import') {
      addImport(resolved.from, resolved.text);
      return name;
    }
    if (resolved.kind === 'constant') return addConstant(resolved);
    const { declaration } = resolved;
    const id = `${resolved.file.path}#${resolved.name}`;
    const known = names.get(id);
    if (known) return known;
    const own = nameFor(id, resolved.name);
    if (printed.has(declaration)) return own;
    printed.add(declaration);
    statements.push(print(resolved.file, declaration));
    return own;
  };

  return { textOf, add, result: () => ({ imports, statements }) };
};
