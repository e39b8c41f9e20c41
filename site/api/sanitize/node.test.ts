import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { authored } from './corpus/authored.ts';
import { attacks, overLimit } from './corpus/index.ts';
import { findForbidden } from './corpus/oracle.ts';
import { UnreadableHtmlError } from './limits.ts';
import { sanitize } from './node.ts';
import { createSanitizer } from './purifier.ts';

const clean = (html: string) => sanitize(html) as string;
const { document } = new JSDOM('<!doctype html>').window;

/** Parses HTML as a page does, without running its scripts. */
const treeOf = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

// jsdom frees its documents between tasks.
beforeEach(() => new Promise((resolve) => setImmediate(resolve)));

describe('sanitize leaves only allowed elements and attributes of an attack', () => {
  it.each(attacks)('$family: $name', ({ html, keeps }) => {
    const root = treeOf(clean(html));
    expect(findForbidden(root)).toEqual([]);
    expect(root.textContent).toContain(keeps);
  });

  it('leaves more than that with the default configuration of DOMPurify', () => {
    const purify = createPurify(new JSDOM('').window);
    const caught = attacks.filter(
      ({ html }) => findForbidden(treeOf(purify.sanitize(html))).length > 0,
    );
    expect(caught.length).toBeGreaterThan(80);
    const raw = attacks.filter(({ html }) => findForbidden(treeOf(html)).length > 0);
    expect(raw.length).toBeGreaterThan(220);
  }, 30_000);

  it('has at least 250 attacks with different names', () => {
    const names = [...attacks, ...overLimit].map(({ family, name }) => `${family}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(attacks.length).toBeGreaterThanOrEqual(250);
  });
});

describe('sanitize keeps what an author writes', () => {
  it.each(authored)('$name: $html', ({ html, becomes = html }) => {
    expect(clean(html)).toBe(becomes);
    expect(findForbidden(treeOf(becomes))).toEqual([]);
    expect(clean(becomes)).toBe(becomes);
    expect(treeOf(becomes).innerHTML).toBe(becomes);
  });
});

describe('sanitize rejects HTML over a limit within 8 s', () => {
  it.each(overLimit)(
    '$name',
    ({ html }) => {
      const start = performance.now();
      expect(() => sanitize(html)).toThrow(UnreadableHtmlError);
      // It takes less than a second; without the limits it takes minutes.
      expect(performance.now() - start).toBeLessThan(8000);
    },
    10_000,
  );

  it('names the limit', () => {
    expect(() => sanitize('<p>'.repeat(8001))).toThrow(
      'HTML of more than 8000 tags is not accepted.',
    );
    expect(() => sanitize('<b>'.repeat(300))).toThrow('nested deeper than 256 levels');
    expect(() => sanitize('x'.repeat(1_000_001))).toThrow(TypeError);
  });

  it('works for the next post after a rejected one', () => {
    expect(() => sanitize(`<table></table>${'<div></b>'.repeat(300)}`)).toThrow(TypeError);
    expect(clean('<pre>a</pre>')).toMatch(/aria-label="Code"/);
  });
});

describe('a link of a post', () => {
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
  ])('to %j has the address %j', (address, expected) => {
    const anchor = treeOf(clean(`<a href="${address}">a</a>`)).querySelector('a');
    expect(anchor?.getAttribute('href') ?? undefined).toBe(expected);
  });
});

describe('a region of a post', () => {
  it('is not numbered when the other table was removed', () => {
    const html = clean('<table is="x-y"><tr><td>a</td></tr></table><table></table>');
    expect(html).toContain('aria-label="Table"><table></table>');
  });
});

describe('createSanitizer', () => {
  it('throws for a window that DOMPurify does not support', () => {
    const { window } = new JSDOM('');
    Object.defineProperty(window, 'Element', { value: undefined });
    expect(() => createSanitizer(window)).toThrow('DOMPurify does not support this window.');
  });
});
