/** Reads titles and names from story files. */
import type { ESTree } from 'vite';
import type { Source } from './sources.ts';
import { nameOf, read } from './syntax.ts';

const textOf = (node: ESTree.Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Returns the names of a file's stories, in source order. */
export const storyNames = (source: Source): string[] => {
  const { program } = read(source);
  return program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations.map(({ id }) => nameOf(id))
      : [],
  );
};

const isPreviewMeta = (node: ESTree.Node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  nameOf(node.callee.object) === 'preview' &&
  nameOf(node.callee.property) === 'meta';

/** Returns the title given to `preview.meta()`, and undefined when the file has no such call. */
export const storyTitle = (source: Source): string | undefined => {
  let title: string | undefined;
  read(source).walk((node, [, call]) => {
    if (node.type !== 'Property' || nameOf(node.key) !== 'title') return;
    if (call && isPreviewMeta(call)) title ??= textOf(node.value);
  });
  return title;
};
