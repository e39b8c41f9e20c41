/**
 * Renders the photographs with Blender 3.4 or newer: `npm run render` renders all, `npm run render --
 * NAME` one, and `-- NAME --draft` a small and quick preview.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const inProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Returns the path of a picture: covers of posts belong to the API, all others to `ui`. */
const fileOf = (name: string) =>
  name.startsWith('cover-')
    ? inProject(`mock-api/covers/${name.slice('cover-'.length)}.webp`)
    : inProject(`ui/assets/pictures/${name}.webp`);

const blender = async (...args: string[]) => {
  const settings = ['--background', '--factory-startup', '-noaudio', '--python-exit-code', '1'];
  const threads = ['--threads', String(availableParallelism())];
  try {
    const script = ['--python', join(here, 'render.py'), '--', ...args];
    return (await run('blender', [...settings, ...threads, ...script], { maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: number | string; stderr?: string };
    const missing = /No module named 'numpy'/.test(stderr) ? 'numpy for Blender' : 'Blender';
    if (code !== 'ENOENT' && missing === 'Blender') throw error;
    const install = 'on Debian: `apt install blender python3-numpy`';
    throw new Error(`${missing} was not found. Install it (${install}).`, { cause: error });
  }
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false } },
});

const known = [...(await blender()).matchAll(/^PICTURE (\S+)/gm)].map(([, name = '']) => name);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown picture: ${unknown.join(', ')}. Use one of: ${known.join(', ')}.`);
  process.exit(1);
}

const scratch = await mkdtemp(join(tmpdir(), 'renders-'));
try {
  for (const name of positionals.length > 0 ? positionals : known) {
    const png = join(scratch, `${name}.png`);
    const output = await blender(name, png, ...(values.draft ? ['0.4', '0.5'] : ['1', '1']));
    const file = values.draft ? inProject(`.cache/renders/${name}.webp`) : fileOf(name);
    await mkdir(dirname(file), { recursive: true });
    // A cover is served as it is. The build encodes the others again, so they keep more quality.
    const quality = name.startsWith('cover-') ? 78 : 92;
    await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toFile(file);
    const { size } = await stat(file);
    console.log(`${/^MADE (.*)$/m.exec(output)?.[1]}: ${Math.round(size / 1024)} kB`);
  }
} finally {
  await rm(scratch, { recursive: true });
}
