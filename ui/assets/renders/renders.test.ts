import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const scenes = folder('./scenes/');

const isPicture = (name: string) => name.endsWith('.webp');
const picturesIn = (root: string, prefix = '') =>
  readdirSync(root)
    .filter(isPicture)
    .map((name) => ({ name: `${prefix}${name.replace('.webp', '')}`, path: `${root}${name}` }));
const files = [
  ...picturesIn(folder('../pictures/')),
  ...picturesIn(folder('../../../mock-api/covers/'), 'cover-'),
];

/** What the scenes say of a picture: `@picture("name", 1600, 1200, …)`; without numbers, that size. */
const registered = readdirSync(scenes)
  .filter((name) => name.endsWith('.py'))
  .flatMap((name) => [
    ...readFileSync(`${scenes}${name}`, 'utf8').matchAll(
      /^@picture\("([\w-]+)"(?:, (\d+), (\d+))?/gm,
    ),
  ])
  .map(([, name = '', width = '1600', height = '1200']) => ({
    name,
    width: Number(width),
    height: Number(height),
  }));

const megabytes = (bytes: number) => bytes / 1_000_000;

describe('the photographs', () => {
  it('are each made by a scene, and each scene was made', () => {
    const made = files.map(({ name }) => name).toSorted();
    expect(made).toEqual(registered.map(({ name }) => name).toSorted());
    expect(made.length).toBeGreaterThan(20);
  });

  it.each(files)('$name has the size that its scene says', async ({ name, path }) => {
    const { width, height } = await sharp(path).metadata();
    expect({ name, width, height }).toEqual(registered.find((one) => one.name === name));
    expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
  });

  it('weigh less than 15 MB together', () => {
    const bytes = files.reduce((sum, { path }) => sum + statSync(path).size, 0);
    expect(megabytes(bytes)).toBeLessThan(15);
  });
});
