/** The built Storybook that pictures are taken of: made when something has changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { testCard } from '../test-card.ts';
import { CliError } from '../../site/hosting/cliError.ts';
import { pathsIn, root } from '../conventions/sources.ts';

const folders = ['.storybook', 'mock-api', 'site', 'ui'];
const files = ['package.json', 'package-lock.json'];
const noPartOfIt =
  /^ui\/(?:visual|laws)\/|^site\/(?:contract|e2e|faults|hosting|prerender)\/|\.test\.tsx?$|\/canaries\//;

/** One mark for all that a story can be made of. */
const markOfSources = async (): Promise<string> => {
  const paths = [...folders.flatMap(pathsIn), ...files].filter((path) => !noPartOfIt.test(path));
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(await readFile(join(root, path)));
  return hash.digest('hex');
};

/** Builds the stories of a configuration into a folder, with test cards for pictures, and no docs. */
export const buildStorybook = async (configDir: string, outputDir: string): Promise<void> => {
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = ['build', '--test', '--quiet', '--config-dir', configDir, '--output-dir', outputDir];
  const build = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, STORY_PICTURES: 'cards' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  build.stdout.on('data', (text: Buffer) => (output += text.toString()));
  build.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(build, 'close')) as [number | null];
  if (code !== 0) throw new CliError(`Storybook could not be built:\n${output}`);
};

/** The covers of articles are photographs, too: test cards of their size take their place. */
const replaceCovers = async (storybook: string): Promise<void> => {
  const folder = join(storybook, 'api/covers');
  for (const name of await readdir(folder)) {
    const { width, height } = await sharp(join(folder, name)).metadata();
    const card = sharp(Buffer.from(testCard(name, width, height)));
    await writeFile(join(folder, name), await card.webp({ lossless: true }).toBuffer());
  }
};

/** The folder of a Storybook of the sources as they are; built anew only when they have changed. */
export const freshStorybook = async (report: (line: string) => void): Promise<string> => {
  const folder = join(root, '.cache/visual/storybook');
  const stamp = join(folder, 'made-of.txt');
  const mark = await markOfSources();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === mark) return folder;
  report('Building the stories …');
  await rm(folder, { recursive: true, force: true });
  await buildStorybook('.storybook', folder);
  await replaceCovers(folder);
  await writeFile(stamp, mark);
  return folder;
};
