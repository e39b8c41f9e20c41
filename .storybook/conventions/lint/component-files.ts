import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { componentOf, textAt, type Rule, fileStart } from './rule.ts';

/** Components that their group's `index.ts` leaves out, with the reason. */
const notExported: Record<string, string> = {
  Panel: 'only the named panels use it',
  Toaster: 'has its own entry point, #ui/toaster, so that pages without toasts do not load it',
};

/** A component's folder has stories and an `index.ts`, and `#ui` exports the component. */
export const componentFiles: Rule = {
  create: (context) => ({
    Program() {
      const component = componentOf(context.filename);
      if (!component) return;
      if (basename(context.filename) !== `${component.name}.tsx`) return;
      const { path, group, name } = component;
      const folder = `ui/${group}/${name}`;
      for (const file of [`${name}.stories.tsx`, 'index.ts']) {
        if (!existsSync(`${path}/${file}`)) {
          context.report({ loc: fileStart, message: `Add the file ${folder}/${file}.` });
        }
      }
      const exports = textAt(`${path}/../index.ts`);
      if (!(name in notExported) && !exports.includes(`./${name}/`)) {
        context.report({ loc: fileStart, message: `Export ${name} from ui/${group}/index.ts.` });
      }
    },
  }),
};
