import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { componentOf, textAt, type Rule, fileStart } from './rule.ts';

/** Components that their group's `index.ts` leaves out, with the reason. */
const notExported: Record<string, string> = {
  Panel: 'only the named panels use it',
  Toaster: 'has its own entry point, #ui/toaster, so that pages without toasts do not load it',
};

/**
 * A component's folder has stories and an `index.ts`. `#ui` exports the component by that file, the
 * `index.ts` of its group, and `ui/index.ts`.
 */
export const componentFiles: Rule = {
  create: (context) => ({
    Program() {
      const report = (message: string) => context.report({ loc: fileStart, message });
      const [, ui, groupOfIndex] =
        /^(.*\/ui)\/([a-z]+)\/index\.ts$/.exec(context.filename.replaceAll('\\', '/')) ?? [];
      if (groupOfIndex && !textAt(`${ui}/index.ts`).includes(`'./${groupOfIndex}/index.ts'`)) {
        report(`Export ui/${groupOfIndex}/index.ts from ui/index.ts.`);
      }
      const component = componentOf(context.filename);
      if (!component) return;
      if (basename(context.filename) !== `${component.name}.tsx`) return;
      const { path, group, name } = component;
      const folder = `ui/${group}/${name}`;
      for (const file of [`${name}.stories.tsx`, 'index.ts']) {
        if (!existsSync(`${path}/${file}`)) report(`Add the file ${folder}/${file}.`);
      }
      if (!textAt(`${path}/index.ts`).includes(`'./${name}.tsx'`)) {
        report(`Export ${name}.tsx from ${folder}/index.ts.`);
      }
      if (!(name in notExported) && !textAt(`${path}/../index.ts`).includes(`./${name}/`)) {
        report(`Export ${name} from ui/${group}/index.ts.`);
      }
    },
  }),
};
