import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from './bundle.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Writes the declarations of the package's entries, and of what they import, with TypeScript.
 *
 * @throws when the compiler reports an error
 */
export const writeTypes = (outDir: string) => {
  const folder = `${root}.cache/package-types`;
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../../ui',
      outDir,
    },
    include: [],
    files: [...entries, `${root}ui/assets/modules.d.ts`],
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  const tsc = `${root}node_modules/typescript7/bin/tsc`;
  const { status } = spawnSync(process.execPath, [tsc, '-p', folder], { stdio: 'inherit' });
  if (status !== 0) {
    throw new Error(
      "The package has no declarations: correct the errors above. 'npm run types' lists all of them.",
    );
  }
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(outDir, name);
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    // The names of the modules: see `entryFileNames` in bundle.ts.
    writeFileSync(
      file.replace(/\.css\.d\.ts$/, '.styles.d.ts'),
      text
        .replaceAll(/(['"]\.[^'"]*)\.css\.ts(?=['"])/g, '$1.styles.js')
        .replaceAll(/(['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'),
    );
  }
};
