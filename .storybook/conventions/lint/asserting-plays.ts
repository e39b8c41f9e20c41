import { ancestorsOf, nameOf, type Node, type Rule } from './rule.ts';

/** Returns whether a node is `expect`, or a helper or method whose name starts so: `expectShown`. */
const isExpectation = (node: Node) => {
  const name = node.type === 'MemberExpression' ? node.property : node;
  return name.type === 'Identifier' && /^expect(?![a-z])/.test(name.name);
};

/** A story that passes has asserted something: each play function has an expectation. */
export const assertingPlays: Rule = {
  create: (context) => {
    const withFunction = new Set<Node>();
    const withExpectation = new Set<Node>();
    const addAncestors = (set: Set<Node>, node: Node) => {
      for (const ancestor of ancestorsOf(node)) set.add(ancestor);
    };
    return {
      ArrowFunctionExpression: (node) => addAncestors(withFunction, node),
      FunctionExpression: (node) => addAncestors(withFunction, node),
      CallExpression(node) {
        if ([node.callee, ...node.arguments].some(isExpectation)) {
          addAncestors(withExpectation, node);
        }
      },
      'Property:exit'(node) {
        if (nameOf(node.key) !== 'play') return;
        // The rule reads one file: a named function and a helper of another file, such as showsText('A'),
        // are assumed to assert.
        if (withFunction.has(node) && !withExpectation.has(node)) {
          context.report({ node, message: 'This play function asserts nothing: add an expect().' });
        }
      },
    };
  },
};
