/** The laws of stories: where they are found, what comes first, and that they hold still. */
import type { ESTree } from 'vite';
import type { Source } from './sources.ts';
import { nameOf, read } from './syntax.ts';

const waits = new Set(['setTimeout', 'setInterval', 'delay', 'sleep', 'wait']);
/** Where a link leads is not fetched. */
const leadsAway = /href$/i;

const textOf = (node: ESTree.Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** What is exported, in order. */
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

/** The title given to `preview.meta()`; nothing when the file has no such call. */
export const storyTitle = (source: Source): string | undefined => {
  let title: string | undefined;
  read(source).walk((node, [, call]) => {
    if (node.type !== 'Property' || nameOf(node.key) !== 'title') return;
    if (call && isPreviewMeta(call)) title ??= textOf(node.value);
  });
  return title;
};

const keyOf = (holder: ESTree.Node | undefined): string => {
  if (holder?.type === 'Property') return nameOf(holder.key);
  return holder?.type === 'JSXAttribute' && holder.name.type === 'JSXIdentifier'
    ? holder.name.name
    : '';
};

/** Every wait of a fixed length, and every picture that would come from elsewhere. */
export const unsteadiness = (source: Source): string[] => {
  const { walk, fault } = read(source);
  const faults: string[] = [];
  walk((node, around) => {
    if (node.type === 'CallExpression') {
      const { callee } = node;
      const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
      if (waits.has(name)) faults.push(fault(node, `${name}() waits for a fixed time`));
    }
    if (node.type === 'Property' && nameOf(node.key) === 'delay') {
      faults.push(fault(node, 'delay waits for a fixed time'));
    }
    const text = node.type === 'TemplateElement' ? node.value.raw : textOf(node);
    if (!text || !/^(?:https?:)?\/\//.test(text)) return;
    const holder = around.find(({ type }) => type === 'Property' || type === 'JSXAttribute');
    if (!leadsAway.test(keyOf(holder))) faults.push(fault(node, `${text} is elsewhere`));
  });
  return faults;
};
