import { nameOf, type Rule } from './rule.ts';

/** Pages of the site are made of components from `#ui`, so they hold no elements of their own. */
export const noMarkup: Rule = {
  create: (context) => ({
    JSXOpeningElement(node) {
      const name = node.name.type === 'JSXIdentifier' ? nameOf(node.name) : '';
      if (!/^[a-z]/.test(name)) return;
      context.report({ node, message: `Use a component from #ui instead of <${name}>.` });
    },
  }),
};
