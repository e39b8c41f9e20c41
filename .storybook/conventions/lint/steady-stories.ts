import { ancestorsOf, nameOf, type Node, type Rule } from './rule.ts';

const timers = new Set(['setTimeout', 'setInterval', 'delay', 'sleep', 'wait']);

/** Returns whether a text is the value of `href` or `storeHref`, which no test fetches. */
const isLink = (node: Node) => {
  const holder = ancestorsOf(node).find(
    ({ type }) => type === 'Property' || type === 'JSXAttribute',
  );
  if (holder?.type === 'Property') return /href$/i.test(nameOf(holder.key));
  return holder?.type === 'JSXAttribute' && /href$/i.test(nameOf(holder.name));
};

/** Stories look the same on every run: no fixed waits, no remote files, no accessibility exceptions. */
export const steadyStories: Rule = {
  create: (context) => {
    const report = (node: Node, message: string) => context.report({ node, message });
    const checkText = (node: Node, text: string) => {
      if (/^(?:https?:)?\/\//.test(text) && !isLink(node)) {
        report(node, `Use a local file or fixture instead of ${text}.`);
      }
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
        if (timers.has(name)) report(node, `Wait for what the story shows, not with ${name}().`);
      },
      Property(node) {
        const name = nameOf(node.key);
        if (name === 'delay') report(node, 'Wait for what the story shows, not for a delay.');
        if (name === 'a11y') report(node, 'Fix the accessibility error: no story is excepted.');
      },
      Literal(node) {
        if (typeof node.value === 'string') checkText(node, node.value);
      },
      TemplateElement(node) {
        checkText(node, node.value.raw);
      },
    };
  },
};
