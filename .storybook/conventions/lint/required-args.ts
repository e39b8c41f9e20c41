import { componentOf, isPreviewMeta, nameOf, textAt, type Node, type Rule } from './rule.ts';

/** Returns the required members of a component's interface of props. */
const requiredProps = (path: string, name: string): string[] => {
  const props = new RegExp(`interface ${name}Props[^{]*\\{\\n(.*?)\\n\\}`, 's');
  const [, members = ''] = props.exec(textAt(`${path}/${name}.tsx`)) ?? [];
  return [...members.matchAll(/^ {2}(?:readonly )?(\w+):/gm)].map(([, prop = '']) => prop);
};

/**
 * The args of a story file have the props that its component requires. For a prop that all stories lack,
 * the compiler reports each story, and does not name the prop.
 */
export const requiredArgs: Rule = {
  create: (context) => {
    const given = new Set<string>();
    const meta = new Map<string, Node>();
    return {
      Property(node) {
        given.add(nameOf(node.key));
        if (isPreviewMeta(node.parent.parent ?? undefined)) meta.set(nameOf(node.key), node.value);
      },
      'Program:exit'() {
        const [args, name] = [meta.get('args'), nameOf(meta.get('component'))];
        const path = componentOf(context.filename)?.path;
        if (!path || args?.type !== 'ObjectExpression') return;
        if (args.properties.some(({ type }) => type === 'SpreadElement')) return;
        const missing = requiredProps(path, name).filter((prop) => !given.has(prop));
        if (missing.length === 0) return;
        const message = `Give preview.meta() the args that ${name} requires: ${missing.join(', ')}.`;
        context.report({ node: args, message });
      },
    };
  },
};
