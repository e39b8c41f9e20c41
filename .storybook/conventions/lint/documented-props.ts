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

/** Returns the props that a function reads in its parameter: `({ alt, failedAlt = alt }: PictureProps)`. */
const readProps = (node: Node): string[] => {
  const pattern = node.parent?.parent;
  const type = pattern?.type === 'ObjectPattern' && pattern.typeAnnotation?.typeAnnotation;
  if (!type || type.type !== 'TSTypeReference' || !nameOf(type.typeName).endsWith('Props'))
    return [];
  return pattern.properties.map((one) => (one.type === 'Property' ? nameOf(one.key) : ''));
};

/**
 * Each public prop has a JSDoc comment, which Storybook shows in the docs table. The default of a prop is
 * not another prop, because Storybook would show the default of that one.
 */
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
    return {
      TSPropertySignature: check,
      TSMethodSignature: check,
      AssignmentPattern(node) {
        if (node.right.type !== 'Identifier' || !readProps(node).includes(node.right.name)) return;
        const [name, other] = [nameOf(node.left), node.right.name];
        const message = `Write '${name} ?? ${other}' in the body, and '@default the value of ${other}' in the comment of the prop: docs pages would show the default of ${other}.`;
        context.report({ node, message });
      },
    };
  },
};
