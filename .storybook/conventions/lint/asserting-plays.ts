import { nameOf, type Rule } from './rule.ts';

/** A story that passes has asserted something: each play function has an expectation. */
export const assertingPlays: Rule = {
  create: (context) => ({
    Property(node) {
      if (nameOf(node.key) !== 'play') return;
      const text = context.sourceCode.getText(node.value);
      // A named function, or a call without a function of its own, is checked where it is written.
      if (/=>|\bfunction\b/.test(text) && !/\bexpect/.test(text)) {
        context.report({ node, message: 'This play function asserts nothing: add an expect().' });
      }
    },
  }),
};
