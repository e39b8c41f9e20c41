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

/** The default width and height of each decorator in `studio/registry.py`. */
const defaultSizes = { picture: [1600, 1200], cover: [1200, 800], room: [1600, 1067] } as const;

/** The pictures that the scenes register: `@picture("name", 2400, 1350)`, or without a size the default. */
const registered = readdirSync(scenes)
  .filter((name) => name.endsWith('.py'))
  .flatMap((name) => [
    ...readFileSync(`${scenes}${name}`, 'utf8').matchAll(
      /^@(picture|cover|room)\("([\w-]+)"(?:, (\d+), (\d+))?/gm,
    ),
  ])
  .map(([, decorator, name = '', width, height]) => {
    const [defaultWidth, defaultHeight] = defaultSizes[decorator as keyof typeof defaultSizes];
    return { name, ratio: Number(width ?? defaultWidth) / Number(height ?? defaultHeight) };
  });

const megabytes = (bytes: number) => bytes / 1_000_000;

/** The pictures that a scene renders. The others are photographs of the owner. */
const rendered = files.filter(({ name }) => registered.some((scene) => scene.name === name));

describe('rendered pictures', () => {
  it('have one file for each scene', () => {
    const names = rendered.map(({ name }) => name).toSorted();
    expect(names).toEqual(registered.map(({ name }) => name).toSorted());
    expect(names.length).toBeGreaterThan(20);
  });

  it.each(rendered)(
    '$name has the aspect ratio of its scene, and at most 2,400 px',
    async ({ name, path }) => {
      const { width, height } = await sharp(path).metadata();
      const ratio = registered.find((one) => one.name === name)?.ratio ?? 0;
      expect(width / height).toBeCloseTo(ratio, 2);
      expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
    },
  );

  it('have less than 15 MB together', () => {
    const bytes = rendered.reduce((sum, { path }) => sum + statSync(path).size, 0);
    expect(megabytes(bytes)).toBeLessThan(15);
  });
});
