import { nameOf, type Rule } from './rule.ts';

/**
 * Safari does not announce a list without markers as a list (https://bugs.webkit.org/show_bug.cgi?id=170179),
 * and `reset.css.ts` removes the markers of every list. The role brings the list back.
 */
export const listRole: Rule = {
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.type !== 'JSXIdentifier' || !/^[uo]l$/.test(nameOf(node.name))) return;
      const hasRole = node.attributes.some(
        (one) =>
          one.type === 'JSXAttribute' &&
          one.name.type === 'JSXIdentifier' &&
          nameOf(one.name) === 'role' &&
          one.value?.type === 'Literal' &&
          nameOf(one.value) === 'list',
      );
      if (!hasRole) context.report({ node, message: 'Add role="list" for Safari.' });
    },
  }),
};
