import { describe, expect, it, vi } from 'vitest';
import { checkPictureSizes, loadedFile, viewports } from './pictureSizes.ts';

const picture = (wide: string, sizes: string) =>
  `<picture><source type="image/avif" srcSet="/assets/tall.avif 360w, /assets/tall-2.avif 720w" sizes="100vw" media="(max-width: 63.99875em)" width="3"/><source type="image/avif" srcSet="${wide}" sizes="${sizes}"/><img src="/a.jpeg" alt=""/></picture>`;
const good = picture(
  '/assets/a.avif 800w, /assets/b.avif 1440w, /assets/c.avif 2880w',
  '(min-width: 90em) 90rem, 100vw',
);

describe('loadedFile', () => {
  it.each([
    [360, 1, '/assets/tall.avif', 1],
    [360, 2, '/assets/tall-2.avif', 1],
    [1440, 1, '/assets/b.avif', 1],
    [1440, 2, '/assets/c.avif', 1],
    [1200, 1, '/assets/b.avif', 1.2],
  ])(
    'returns the narrowest sharp file at %i px and a pixel ratio of %i',
    (width, density, address, oversize) => {
      expect(loadedFile(good, { width, density })).toMatchObject({ address, oversize });
    },
  );

  it('returns undefined for a picture without sources', () => {
    expect(loadedFile('<picture><img src="/a.jpeg"/></picture>', { width: 360, density: 1 })).toBe(
      undefined,
    );
  });
});

describe('checkPictureSizes', () => {
  const check = (html: string) => {
    const print = vi.fn<(line: string) => void>();
    checkPictureSizes([{ path: '/', html }], print);
    return print.mock.calls.map(([line]) => line.trim());
  };

  it('prints a line for each viewport', () => {
    const lines = check(good);
    expect(lines).toHaveLength(viewports.length);
    expect(lines[0]).toBe('360 px, x1: 1 pictures, at most 1.00 times too wide');
    expect(lines[6]).toBe('768 px, x1: 1 pictures, at most 0.94 times too wide');
  });

  it('throws when a picture is more than 1.4 times too wide', () => {
    expect(() => check(picture('/assets/a.avif 2300w', '100vw'))).toThrow(
      '/: at 1440 px, x1 /assets/a.avif is 1.60 times too wide',
    );
  });

  it('prints a cover of the API that is too wide, and does not throw', () => {
    const lines = check(
      '<picture><source srcSet="/api/covers/wide.webp 2300w" sizes="100vw"/></picture>',
    );
    expect(lines).toContain(
      '/: the API has no cover between /api/covers/wide.webp and a narrower one.',
    );
  });

  it('throws when sizes cannot be parsed', () => {
    expect(() => check(picture('/assets/a.avif 800w', 'calc(1px + 1vw)'))).toThrow(
      'the sizes of /assets/a.avif cannot be parsed',
    );
  });
});
