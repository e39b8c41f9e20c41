import { describe, expect, it } from 'vitest';
import { pathsIn, sourcesIn } from '../.storybook/conventions/sources.ts';
import { read } from '../.storybook/conventions/syntax.ts';
import { notFoundRoute, routes } from './routes.ts';

const pages = pathsIn('site/pages').filter((path) => path.endsWith('Page.tsx'));
const table = [...routes, notFoundRoute];

describe('the table of pages', () => {
  it('has a file for each row, and a row for each file', () => {
    const files = new Set(table.map(({ page }) => `site/pages/${page}.tsx`));
    expect([...files].toSorted()).toEqual(pages);
  });

  it('has each path once, written in the one way', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !/^(?:\/|(?:\/(?:[a-z0-9-]+|:[a-z]+))+)$/.test(path))).toEqual(
      [],
    );
  });

  it('ends with the page for everything else', () => expect(notFoundRoute.path).toBe('*'));
});

/** Markup of its own in a page: what a page is made of comes from ui. */
const ownMarkup = (path: string, text: string): string[] => {
  const { walk, fault } = read({ path, text });
  const faults: string[] = [];
  walk((node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return;
    if (/^[a-z]/.test(node.name.name)) faults.push(fault(node, `<${node.name.name}>`));
  });
  return faults;
};

describe('a page', () => {
  const sources = sourcesIn('site/pages', /Page\.tsx$/);

  it.each(sources)('$path has no markup of its own', ({ path, text }) => {
    expect(ownMarkup(path, text)).toEqual([]);
  });

  it.each(sources)('$path has one head', ({ text }) => {
    expect(text.match(/<PageHead\b/g)).toHaveLength(1);
  });

  it('with markup is refused', () => {
    expect(ownMarkup('A.tsx', 'const a = <A><div /></A>')).toEqual(['A.tsx:1 <div>']);
  });
});
