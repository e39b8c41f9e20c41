import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { authored } from './corpus/authored.ts';
import { attacks, overLimit } from './corpus/index.ts';
import { findForbidden } from './corpus/oracle.ts';
import { UnreadableHtmlError } from './limits.ts';
import { sanitize, sanitizeParts } from './node.ts';
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

const sections = (...texts: string[]) => texts.map((text) => `<h2>A</h2>${text}`).join('');

describe('sanitizeParts', () => {
  it.each([
    ['no sections', '<p>A</p>'],
    ['two sections', sections('<p>B</p>', '<p>C</p>')],
    ['sections inside of other elements', `<figure>${sections('B', 'C', 'D')}</figure>`],
  ])('leaves a post with %s in one part', (_what, html) => {
    expect(sanitizeParts(html)).toEqual([clean(html)]);
  });

  it('ends the first part before the third section', () => {
    const parts = sanitizeParts(`<p>Lead</p>${sections('B', 'C', 'D', '<h3>E</h3>')}`);
    expect(parts).toEqual(['<p>Lead</p><h2>A</h2>B<h2>A</h2>C', '<h2>A</h2>D<h2>A</h2><h3>E</h3>']);
  });

  const unclosed = (html: string) =>
    sanitizeParts(sections('', html, '<p onclick="pwned()">C</p>')) as string[];

  it.each(['<p>B', '<p>B</p><p><strong><em>C', '<p><a href="/b">B'])(
    'ends %s with the first part',
    (html) => {
      const [first = '', rest = ''] = unclosed(html);
      expect(treeOf(first).innerHTML).toBe(first);
      expect(findForbidden(treeOf(rest))).toEqual([]);
      expect(rest).toMatch(/^<h2>/);
    },
  );

  it.each([
    '<ul><li>B',
    '<table><tr><td>B',
    '<blockquote>B',
    '<!-- B',
    '<script>B',
    '<textarea>B',
    '<p title="B',
    '<svg><title>B',
    '<math><mtext><table><mglyph><style><!--',
  ])('leaves a post in one part when %s contains the third section', (html) => {
    const parts = unclosed(html);
    expect(parts).toHaveLength(1);
    expect(parts.flatMap((part) => findForbidden(treeOf(part)))).toEqual([]);
  });

  it('leaves only what is allowed of every attack, at the end of a part and at its start', () => {
    for (const { html } of attacks) {
      const parts = [sections('', html, ''), sections('', '', html)].flatMap(sanitizeParts);
      for (const part of parts as string[]) expect(findForbidden(treeOf(part))).toEqual([]);
    }
  }, 30_000);

  it('gives regions of both parts different names', () => {
    const parts = sanitizeParts(sections('', '<pre>B</pre>', '<pre>C</pre>', '<pre>D</pre>'));
    const names = (parts as string[]).flatMap((part) =>
      [...treeOf(part).querySelectorAll('[aria-label]')].map((box) => box.ariaLabel),
    );
    expect(new Set(names).size).toBe(3);
  });

  it('sanitizes the next post without a rest of this one', () => {
    expect(() => sanitizeParts(`${sections('', '', 'D')}${'<b>'.repeat(300)}`)).toThrow(TypeError);
    expect(clean(sections('B', 'C', 'D'))).toBe(sections('B', 'C', 'D'));
    expect(sanitizeParts('<p>A</p>')).toEqual(['<p>A</p>']);
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
