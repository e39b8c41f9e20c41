/** Helpers that the lint rules share. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

/** A lint rule. oxlint exports the type only as a parameter of its rule tester. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Visitor = ReturnType<Rule['create']>;
type Handler<Name extends keyof Visitor> = NonNullable<Visitor[Name]>;

/** A node of the syntax tree. */
export type Node = Parameters<Handler<'Literal'>>[0]['parent'];

/** The position at which a rule reports a finding about a whole file. */
export const fileStart = { start: { line: 1, column: 0 }, end: { line: 1, column: 1 } };

/** Returns the name of an identifier or literal key, and '' for a computed one. */
export const nameOf = (node: Node | null | undefined): string => {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name;
  return node?.type === 'Literal' ? String(node.value) : '';
};

/** Returns whether a node is the call that describes all stories of a file. */
export const isPreviewMeta = (node: Node | undefined) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  nameOf(node.callee.object) === 'preview' &&
  nameOf(node.callee.property) === 'meta';

/** Returns the ancestors of a node, nearest first. */
export const ancestorsOf = (node: Node): Node[] => {
  const ancestors: Node[] = [];
  for (let current = node.parent; current; current = current.parent) ancestors.push(current);
  return ancestors;
};

/** Returns the names of a file's exported constants, in source order: the stories of a story file. */
export const exportedNames = (program: Extract<Node, { type: 'Program' }>): string[] =>
  program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations.map(({ id }) => nameOf(id))
      : [],
  );

/** A component's folder: `…/ui/cards/PostCard`. */
export interface ComponentFolder {
  /** Absolute path. */
  path: string;
  /** `cards` */
  group: string;
  /** `PostCard` */
  name: string;
}

/** Returns the component that a file of ui belongs to. */
export const componentOf = (filename: string): ComponentFolder | undefined => {
  const found = /^(.*\/ui\/([a-z]+)\/([A-Z]\w*))\/[^/]+$/.exec(filename.replaceAll('\\', '/'));
  const [, path, group, name] = found ?? [];
  return path && group && name ? { path, group, name } : undefined;
};

/** Returns the text of a file, and '' when it does not exist. */
export const textAt = (path: string): string =>
  existsSync(path) ? readFileSync(path, 'utf8') : '';

/** Returns the code of a component's folder without its stories and tests. */
export const codeOf = ({ path }: ComponentFolder): string =>
  readdirSync(path)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\./.test(file))
    .map((file) => textAt(join(path, file)))
    .join('\n');
