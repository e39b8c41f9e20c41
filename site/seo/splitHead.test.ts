import { describe, expect, it } from 'vitest';
import { splitHead } from './splitHead.ts';

describe('splitHead', () => {
  it.each([
    ['<title>Home</title><main>Text</main>', '<title>Home</title>', '<main>Text</main>'],
    [
      '<title>A &lt; B</title><meta name="description" content="A &gt; B"/><link rel="canonical" href="/"/><p>Text</p>',
      null,
      '<p>Text</p>',
    ],
    ['<link rel="preload" as="image" href="/a.avif"/><title>A</title><p>T</p>', null, '<p>T</p>'],
    ['<p>No head</p>', '', '<p>No head</p>'],
    ['', '', ''],
  ])('splits %s', (html, head, body) => {
    expect(splitHead(html)).toEqual({ head: head ?? html.slice(0, -body.length), body });
  });

  it('leaves the title of a drawing in the page', () => {
    const body =
      '<main><svg><title>A puck</title><path/></svg><svg\n><title>B</title></svg></main>';
    expect(splitHead(`<title>Home</title>${body}`)).toEqual({ head: '<title>Home</title>', body });
  });

  it.each([
    '<title>Home</title><main><title>Again</title></main>',
    '<title>Home</title><main><meta name="robots"/></main>',
    '<p>Text</p><link rel="canonical" href="/"/>',
    '<p>Text</p><title>Late</title>',
    '<main><svg><path/></svg><title>After a drawing</title><svg><path/></svg></main>',
  ])('throws for a tag that was left in the page: %s', (html) => {
    expect(() => splitHead(html)).toThrow('The page contains a tag that belongs in <head>.');
  });

  it('leaves elements with similar names in the page', () => {
    const body = '<header>Top</header><metadata>1</metadata>';
    expect(splitHead(body)).toEqual({ head: '', body });
  });
});
