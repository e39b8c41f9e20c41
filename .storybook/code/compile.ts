import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeTypes } from '../../ui/package/types.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Type-checks the code of each story in an app with the types of the package, which this writes.
 * Returns the compiler's errors, with the file of the story.
 */
export const compile = (
  codes: ReadonlyMap<string, string>,
  pathOf: (id: string) => string | undefined,
): string[] => {
  const folder = `${root}.cache/docs-code`;
  const installed = `${folder}/node_modules/@crossbar-hockey/ui`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  cpSync(`${root}ui/package/package.json`, `${installed}/package.json`);
  writeTypes(installed);
  // The nearest package.json: without `imports`, the folder cannot read modules of this repository.
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
  for (const [id, code] of codes) writeFileSync(`${folder}/${id}.tsx`, `${code}\n`);
  const compilerOptions = { types: [], allowImportingTsExtensions: false };
  const tsconfig = { extends: '../../tsconfig.json', compilerOptions, include: ['*.tsx'] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(tsconfig));
  const tsc = `${root}node_modules/typescript7/bin/tsc`;
  try {
    execFileSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '-p', folder]);
    return [];
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
      .trim()
      .split('\n')
      .map((line) =>
        line.replace(
          /^\S*docs-code\/([\w-]+)\.tsx\S+ /,
          (_place, id: string) => `${pathOf(id)}: the code of the story ${id} does not compile: `,
        ),
      );
  }
};
