import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assembleDocument, inlineHash, type DocumentParts } from './document.ts';

const template = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const parts: DocumentParts = {
  template,
  html: '<title>Home</title><main><h1>Gear up</h1></main>',
  path: '/',
  css: '@layer reset;a{color:red}',
  styles: '/assets/app.css',
  scripts: ['/assets/main.js', '/assets/home.js'],
  fonts: ['/assets/text.woff2'],
  prerendered: { year: 2026 },
};
const assemble = (some: Partial<DocumentParts> = {}) => assembleDocument({ ...parts, ...some });

const prerenderedIn = (html: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="prerendered">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  );
const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('assembleDocument', () => {
  const html = assemble({ data: { '@type': 'Organization' } });
  const [head = '', body = ''] = html.split('</head>');

  it('puts each part into its place and leaves no placeholder', () => {
    expect(html).not.toMatch(/<!--|data-path=""|main\.tsx/);
    expect(head.indexOf('charset')).toBeLessThan(head.indexOf('<title>'));
    expect(html).toContain(
      '<html lang="en-US" data-path="/" data-app="/assets/main.js /assets/home.js /assets/app.css">',
    );
    expect(head).toContain('<title>Home</title>');
    expect(head).toContain('<style>@layer reset;a{color:red}</style>');
    // After the page, so that the first picture is requested before it.
    expect(body).toMatch(
      /<\/main>.*<link rel="preload" href="\/assets\/text\.woff2" as="font"[^>]* crossorigin>/s,
    );
    expect(dataIn(head)).toEqual({ '@type': 'Organization' });
    expect(body).toContain('<div id="root"><main><h1>Gear up</h1></main></div>');
    expect(prerenderedIn(body)).toEqual({ year: 2026 });
  });

  it('escapes a path with an ampersand, so that `&copy` stays as it is', () => {
    expect(assemble({ path: '/blog/a&copy' })).toContain(' data-path="/blog/a&amp;copy" ');
  });

  it('has the path and the ETag of its data for the inline script, quotes escaped', () => {
    const check = { path: '/api/blog/posts', etag: 'W/"a&b"' };
    expect(assemble({ check })).toContain(' data-check="/api/blog/posts W/&quot;a&amp;b&quot;">');
    expect(assemble({ check: { path: '/api/blog/post/' } })).toContain(
      ' data-check="/api/blog/post/">',
    );
    expect(assemble()).not.toContain('data-check');
  });

  it.each([
    ['/', 1],
    ['/blog', 1],
    ['/blog/a-post', 1],
    ['/hockey-tape', 0],
  ])('links to the feed on the home page and on those of the blog: %s', (path, links) => {
    expect(assemble({ path }).split('application/rss+xml')).toHaveLength(1 + links);
  });

  it('keeps line breaks in the page', () => {
    const code = '<pre><b>one</b>\n<b>two</b></pre>';
    expect(assemble({ html: `<title>Code</title>${code}` })).toContain(code);
  });

  it('omits the structured data script when there is no data', () => {
    expect(assemble()).not.toContain('ld+json');
  });
});

describe('assembleDocument with special characters', () => {
  it.each([
    '$&',
    "$'",
    '$`',
    '$1',
    '$$',
    '<!--head-->',
    '<!--prerendered-->',
    'data-path=""',
    '</script>',
  ])('keeps %j in data', (text) => {
    const html = assemble({ prerendered: { text }, data: { text } });
    expect(prerenderedIn(html)).toEqual({ text });
    expect(dataIn(html)).toEqual({ text });
  });

  it.each(['<!--prerendered-->', '<title>', '<link>', '<svg>', 'data-path=""'])(
    'keeps %j in an attribute of a post',
    (text) => {
      const content = `<img alt='${text}'>`;
      const html = assemble({
        html: `<title>A</title><main>${content}</main>`,
        content: [content],
      });
      expect(html).toContain(`<div id="root"><main>${content}</main></div>`);
    },
  );

  it.each(['$&', "$'", '$`', '$1', '$$'])('keeps %j in the page and its styles', (text) => {
    const html = assemble({
      html: `<title>${text}</title><p>${text}</p>`,
      css: `a{content:"${text}"}`,
    });
    expect(html).toContain(`<title>${text}</title>`);
    expect(html).toContain(`<div id="root"><p>${text}</p></div>`);
    expect(html).toContain(`<style>a{content:"${text}"}</style>`);
  });
});

it.each([
  'data-path=""',
  'data-app="/main.tsx"',
  '<!--head-->',
  '<!--app-->',
  '<!--prerendered-->',
])('assembleDocument rejects a template without %s, or with two', (mark) => {
  for (const invalid of [template.replace(mark, ''), template + mark]) {
    expect(() => assemble({ template: invalid })).toThrow(
      `The template must hold ${mark} exactly once.`,
    );
  }
});

it('inlineHash returns the hash that a browser computes', () => {
  const css = 'a::before{content:"→"}';
  const digest = createHash('sha256').update(Buffer.from(css, 'utf8')).digest('base64');
  expect(inlineHash(css)).toBe(`sha256-${digest}`);
  expect(inlineHash(`${css} `)).not.toBe(inlineHash(css));
});
