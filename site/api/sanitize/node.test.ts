import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { honest } from './corpus/honest.ts';
import { attacks, tooMuch } from './corpus/index.ts';
import { faultsOf } from './corpus/oracle.ts';
import { UnreadableHtmlError } from './limits.ts';
import { sanitize } from './node.ts';
import { createSanitizer } from './purifier.ts';

const clean = (html: string) => sanitize(html) as string;
const { document } = new JSDOM('<!doctype html>').window;

/** The tree that a page makes of HTML, with scripts switched off: what is asked is what stands there. */
const treeOf = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

// jsdom's documents are let go between tasks.
beforeEach(() => new Promise((resolve) => setImmediate(resolve)));

describe('of an attack nothing is left but what an article may have', () => {
  it.each(attacks)('$family: $name', ({ html, keeps }) => {
    const root = treeOf(clean(html));
    expect(faultsOf(root)).toEqual([]);
    expect(root.textContent).toContain(keeps ?? '');
  });

  it('would be noticed if it were: the library by itself leaves a lot', () => {
    const weak = createPurify(new JSDOM('').window);
    const caught = attacks.filter(({ html }) => faultsOf(treeOf(weak.sanitize(html))).length > 0);
    expect(caught.length).toBeGreaterThan(80);
    const raw = attacks.filter(({ html }) => faultsOf(treeOf(html)).length > 0);
    expect(raw.length).toBeGreaterThan(220);
  }, 30_000);

  it('has names that are told apart', () => {
    const names = [...attacks, ...tooMuch].map(({ family, name }) => `${family}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(attacks.length).toBeGreaterThanOrEqual(250);
  });
});

describe('what an author writes comes through', () => {
  it.each(honest)('$name: $html', ({ html, becomes = html }) => {
    expect(clean(html)).toBe(becomes);
    expect(faultsOf(treeOf(becomes))).toEqual([]);
    expect(clean(becomes)).toBe(becomes);
    expect(treeOf(becomes).innerHTML).toBe(becomes);
  });
});

describe('what is too much is refused, and quickly', () => {
  it.each(tooMuch)(
    '$name',
    ({ html }) => {
      const start = performance.now();
      expect(() => sanitize(html)).toThrow(UnreadableHtmlError);
      // Far more than it takes, and far less than without the limits.
      expect(performance.now() - start).toBeLessThan(8000);
    },
    10_000,
  );

  it('and says why', () => {
    expect(() => sanitize('<p>'.repeat(8001))).toThrow('HTML of more than 8000 tags is not read.');
    expect(() => sanitize('<b>'.repeat(300))).toThrow('nested deeper than 256 levels');
    expect(() => sanitize('x'.repeat(1_000_001))).toThrow(TypeError);
  });

  it('without harm to what comes after', () => {
    expect(() => sanitize(`<table></table>${'<div></b>'.repeat(300)}`)).toThrow(TypeError);
    expect(clean('<pre>a</pre>')).toMatch(/aria-label="Code"/);
  });
});

describe('a link', () => {
  it.each([
    ['/', '/'],
    ['/blog/a?b=c d#e', '/blog/a?b=c d#e'],
    [' https://example.com/ ', 'https://example.com/'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['//example.com/a', 'https://example.com/a'],
    ['mailto:a@b.c?subject=d', 'mailto:a@b.c?subject=d'],
    ['https://site.invalid/a', undefined],
    ['//site.invalid/a', undefined],
    ['a.html', undefined],
    ['./a', undefined],
    ['', undefined],
    ['#a', undefined],
    ['https:a', undefined],
    ['https://', undefined],
    ['https://a@example.com', undefined],
    ['/a\\b', undefined],
    ['java\nscript:a', undefined],
    ['ftp://example.com', undefined],
  ])('to %j leads to %j', (address, expected) => {
    const anchor = treeOf(clean(`<a href="${address}">a</a>`)).querySelector('a');
    expect(anchor?.getAttribute('href') ?? undefined).toBe(expected);
  });
});

describe('a region', () => {
  it('is not numbered after a table that was taken out', () => {
    const html = clean('<table is="x-y"><tr><td>a</td></tr></table><table></table>');
    expect(html).toContain('aria-label="Table"><table></table>');
  });
});

describe('a sanitizer', () => {
  it('is not made where it could not work', () => {
    const { window } = new JSDOM('');
    Object.defineProperty(window, 'Element', { value: undefined });
    expect(() => createSanitizer(window)).toThrow('HTML cannot be made safe here.');
  });
});
