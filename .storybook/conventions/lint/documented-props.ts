import { nameOf, type Node, type Rule } from './rule.ts';

/** Returns whether a member belongs directly to an exported `…Props` interface or type. */
const isPublic = (node: Node) => {
  const body = node.parent;
  const owner = body?.parent;
  if (owner?.type !== 'TSInterfaceDeclaration' && owner?.type !== 'TSTypeAliasDeclaration') {
    return false;
  }
  return owner.parent.type === 'ExportNamedDeclaration' && owner.id.name.endsWith('Props');
};

/** Each public prop has a JSDoc comment, which Storybook shows in the docs table. */
export const documentedProps: Rule = {
  create: (context) => {
    const check = (node: Node & { key: Node }) => {
      if (!isPublic(node)) return;
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      if (comment?.type === 'Block' && /^\*\s+\S/.test(comment.value)) return;
      context.report({
        node,
        message: `Describe the prop ${nameOf(node.key)} in a JSDoc comment.`,
      });
    };
    return { TSPropertySignature: check, TSMethodSignature: check };
  },
};
