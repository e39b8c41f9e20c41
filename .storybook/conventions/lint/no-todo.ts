import { relative } from 'node:path';
import type { Rule } from './rule.ts';

/** No comment asks for words. `npm run new` writes such comments where only the author knows them. */
export const noTodo: Rule = {
  create: (context) => ({
    Program() {
      const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
      for (const { loc, value } of context.sourceCode.getAllComments()) {
        const [text] = /\btodo\b.*/i.exec(value) ?? [];
        if (text === undefined) continue;
        context.report({
          loc,
          message: `Replace '${text.trim()}' in ${file} with the words that it asks for.`,
        });
      }
    },
  }),
};
