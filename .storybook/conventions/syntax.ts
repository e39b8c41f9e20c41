import { parseSync, type ESTree } from 'vite';
import type { Source } from './sources.ts';

/** A piece of syntax with everything it stands in, nearest first. */
export type Visit = (node: ESTree.Node, around: readonly ESTree.Node[]) => void;

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const descend = (value: unknown, visit: Visit, around: readonly ESTree.Node[]): void => {
  if (Array.isArray(value)) {
    for (const item of value) descend(item, visit, around);
  } else if (isNode(value)) {
    visit(value, around);
    for (const part of Object.values(value)) descend(part, visit, [value, ...around]);
  }
};

/**
 * Reads a file's syntax.
 * @throws {Error} when it is no TypeScript
 */
export const read = ({ path, text }: Source) => {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return {
    program,
    comments,
    /** Calls `visit` for every piece of syntax, outermost first. */
    walk: (visit: Visit) => descend(program, visit, []),
    /** A fault as it is reported: where, and what. */
    fault: (node: ESTree.Node, what: string) =>
      `${path}:${text.slice(0, node.start).split('\n').length} ${what}`,
  };
};

/** What a property, a type's member or an argument is called; empty when that is computed. */
export const nameOf = (node: ESTree.Node): string => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
};
