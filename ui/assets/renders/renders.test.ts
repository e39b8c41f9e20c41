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

/** The usual width and height of each kind, as `studio/registry.py` has them. */
const usual = { picture: [1600, 1200], cover: [1200, 800], room: [1600, 1067] } as const;

/** What the scenes say of a picture: `@picture("name", 2400, 1350)`, or without numbers the usual. */
const registered = readdirSync(scenes)
  .filter((name) => name.endsWith('.py'))
  .flatMap((name) => [
    ...readFileSync(`${scenes}${name}`, 'utf8').matchAll(
      /^@(picture|cover|room)\("([\w-]+)"(?:, (\d+), (\d+))?/gm,
    ),
  ])
  .map(([, kind, name = '', width, height]) => {
    const [usualWidth, usualHeight] = usual[kind as keyof typeof usual];
    return { name, ratio: Number(width ?? usualWidth) / Number(height ?? usualHeight) };
  });

const megabytes = (bytes: number) => bytes / 1_000_000;

describe('the photographs', () => {
  it('are each made by a scene, and each scene was made', () => {
    const made = files.map(({ name }) => name).toSorted();
    expect(made).toEqual(registered.map(({ name }) => name).toSorted());
    expect(made.length).toBeGreaterThan(20);
  });

  it.each(files)('$name has the shape that its scene says', async ({ name, path }) => {
    const { width, height } = await sharp(path).metadata();
    const ratio = registered.find((one) => one.name === name)?.ratio ?? 0;
    expect(width / height).toBeCloseTo(ratio, 2);
    expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
  });

  it('weigh less than 15 MB together', () => {
    const bytes = files.reduce((sum, { path }) => sum + statSync(path).size, 0);
    expect(megabytes(bytes)).toBeLessThan(15);
  });
});
