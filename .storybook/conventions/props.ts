/** The laws of what a component can be told: closed to looks from outside, every word explained. */
import type { ESTree } from 'vite';
import type { Source } from './sources.ts';
import { nameOf, read } from './syntax.ts';

const open = new Set(['className', 'style', 'css', 'sx']);
const elementProps = /HTMLAttributes|SVGAttributes|HTMLProps|SVGProps|ComponentProps|CSSProperties/;
/** What Props may be made of: other Props, and the looks that two components share. */
const ours = /(?:Props|Look|Message)$/;

const isPublic = (node: ESTree.Node, [holder]: readonly ESTree.Node[]) =>
  holder?.type === 'ExportNamedDeclaration' &&
  (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') &&
  ours.test(node.id.name);

/** Every prop that lets a look in from outside, and every set of props that takes all there are. */
export const openProps = (source: Source): string[] => {
  const { walk, fault } = read(source);
  const faults: string[] = [];
  walk((node, around) => {
    const isInside = around.some((one, at) => isPublic(one, around.slice(at + 1)));
    if (!isInside) {
      const element = around[0];
      if (node.type === 'JSXSpreadAttribute' && element?.type === 'JSXOpeningElement') {
        const isHost = element.name.type === 'JSXIdentifier' && /^[a-z]/.test(element.name.name);
        if (isHost && node.argument.type === 'Identifier') {
          faults.push(fault(node, `everything in ${node.argument.name} goes to an element`));
        }
      }
      return;
    }
    if (node.type === 'TSPropertySignature' && open.has(nameOf(node.key))) {
      faults.push(fault(node, `${nameOf(node.key)} is a look from outside`));
    }
    if (node.type === 'Identifier' && elementProps.test(node.name)) {
      faults.push(fault(node, `${node.name} lets looks in from outside`));
    }
  });
  return faults;
};

/** Every public prop that is not explained: its words are the docs. */
export const unexplainedProps = (source: Source): string[] => {
  const { walk, fault, comments } = read(source);
  const isExplained = (node: ESTree.Node) =>
    comments.some(
      ({ type, value, end }) =>
        type === 'Block' &&
        /^\*\s+\S/.test(value) &&
        end < node.start &&
        source.text.slice(end, node.start).trim() === '',
    );
  const faults: string[] = [];
  walk((node, around) => {
    const [body, owner] = around;
    if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') return;
    if (body?.type !== 'TSInterfaceBody' && body?.type !== 'TSTypeLiteral') return;
    if (!owner || !isPublic(owner, around.slice(2)) || isExplained(node)) return;
    faults.push(fault(node, `${nameOf(node.key)} is not explained`));
  });
  return faults;
};
