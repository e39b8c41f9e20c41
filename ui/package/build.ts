import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleUi } from './bundle.ts';
import { logoModule } from './logo.ts';
import { globalStyles } from './styles.ts';
import { designTokens } from './tokens/designTokens.ts';
import { writeTypes } from './types.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}ui-dist/`;

interface Manifest {
  name: string;
  version: string;
  devDependencies: Record<string, string>;
}

const read = (path: string) => readFileSync(root + path, 'utf8');
const manifest = JSON.parse(read('ui/package/package.json')) as Manifest;

const write = (name: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};

/** Returns the packages that the modules import, with the versions that this repository tests. */
const dependenciesOf = (imported: readonly string[]): Record<string, string> => {
  const { devDependencies } = JSON.parse(read('package.json')) as Manifest;
  const names = new Set(imported.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path));
  const own = [...names].filter((name) => !['react', 'react-dom'].includes(name)).toSorted();
  return Object.fromEntries(own.map((name) => [name, devDependencies[name] ?? '']));
};

/** Writes the package to `ui-dist/` and packs it. Returns the path of the packed file. */
export const buildPackage = async (): Promise<string> => {
  const { version } = manifest;
  if (!read('ui/package/CHANGELOG.md').includes(`## ${version}`)) {
    throw new Error(`ui/package/CHANGELOG.md has no entry for ${version}: say what changed.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const output = await bundleUi();
  for (const file of output) write(file.fileName, file.type === 'chunk' ? file.code : file.source);
  const own = new Set(output.map(({ fileName }) => fileName));
  const imported = output.flatMap((file) => (file.type === 'chunk' ? file.imports : []));
  const dependencies = dependenciesOf(
    imported.filter((path) => !own.has(path) && !path.startsWith('.')),
  );
  write('package.json', JSON.stringify({ ...manifest, dependencies }, null, 2));
  for (const [name, text] of Object.entries(logoModule())) write(name, text);
  write('global.css', await globalStyles());
  write('tokens.json', JSON.stringify(designTokens(), null, 2));
  for (const name of ['README.md', 'CHANGELOG.md']) write(name, read(`ui/package/${name}`));
  for (const name of readdirSync(`${root}ui/foundations/fonts`)) {
    if (!/(?:-basic|-more)\.woff2$|OFL\.txt$/.test(name)) continue;
    cpSync(`${root}ui/foundations/fonts/${name}`, `${folder}fonts/${name}`);
  }
  writeTypes(folder);
  // Since TypeScript 6, an import of a file without types is an error.
  write('global.css.d.ts', 'export {};\n');
  const pack = ['pack', '--pack-destination', folder, '--silent'];
  const name = execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim();
  return join(folder, name);
};
