import { ancestorsOf, nameOf, type Node, type Rule } from './rule.ts';

const lookProps = new Set(['className', 'style', 'css', 'sx']);
const elementProps = /HTMLAttributes|SVGAttributes|HTMLProps|SVGProps|ComponentProps|CSSProperties/;

const isExported = (node: Node) =>
  ancestorsOf(node).some(({ type }) => type === 'ExportNamedDeclaration') &&
  ancestorsOf(node).some(
    ({ type }) => type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration',
  );

/** Components of ui are closed: their look is chosen by variants, not by classes or styles. */
export const closedProps: Rule = {
  create: (context) => {
    const checkType = (node: Node) => {
      const name = context.sourceCode.getText(node);
      if (!elementProps.test(name) || !isExported(node)) return;
      context.report({ node, message: `List the props that are needed instead of ${name}.` });
    };
    return {
      TSPropertySignature(node) {
        const name = nameOf(node.key);
        if (!lookProps.has(name) || !isExported(node)) return;
        context.report({ node, message: `Add a variant instead of the prop ${name}.` });
      },
      TSInterfaceHeritage: (node) => checkType(node.expression),
      TSTypeReference: (node) => checkType(node.typeName),
      JSXSpreadAttribute(node) {
        const element = node.parent;
        const name = element.type === 'JSXOpeningElement' ? nameOf(element.name) : '';
        if (!/^[a-z]/.test(name) || node.argument.type !== 'Identifier') return;
        context.report({ node, message: `Pass named props to <${name}> instead of a spread.` });
      },
    };
  },
};
