import { describe, expect, it } from 'vitest';
import type { Post } from '../api/postTypes.ts';
import { scriptJson } from './scriptJson.ts';
import { structuredData } from './structuredData.ts';

const day = (iso: string) => ({ text: iso.slice(0, 10), iso });
const post: Post = {
  id: '7',
  slug: 'Laces',
  title: 'Flat laces',
  excerpt: 'Flat or round.',
  category: 'hockey-tips',
  author: 'Dana R.',
  coverImage: undefined,
  publishedAt: day('2025-01-05T02:00:00.000Z'),
  updatedAt: day('2025-01-05T09:00:00.000Z'),
  content: null,
  minutes: 1,
};

const graphOf = (path: string, shown?: Partial<Post>): Record<string, unknown>[] => {
  const prerendered = shown && { post: { ...post, ...shown, mark: '' } };
  return (structuredData(path, prerendered)?.['@graph'] ?? []) as Record<string, unknown>[];
};
const find = (graph: Record<string, unknown>[], type: string) =>
  graph.find((thing) => thing['@type'] === type);

describe('an article', () => {
  it('is told as it stands on its page', () => {
    expect(find(graphOf('/blog/laces', {}), 'BlogPosting')).toMatchObject({
      headline: 'Flat laces',
      url: expect.stringMatching(/\/blog\/laces$/) as string,
      image: expect.stringMatching(/\/share\/blog-laces\.jpg$/) as string,
      author: { '@type': 'Person', name: 'Dana R.' },
      datePublished: '2025-01-05T02:00:00.000Z',
      // Changed on the same day: the page says nothing of it, and neither does this.
      dateModified: '2025-01-05T02:00:00.000Z',
      articleSection: 'Hockey Tips',
    });
  });

  it('has the day of its change when the page shows it', () => {
    const graph = graphOf('/blog/laces', { updatedAt: day('2025-02-06T02:00:00.000Z') });
    expect(find(graph, 'BlogPosting')).toMatchObject({ dateModified: '2025-02-06T02:00:00.000Z' });
  });

  it('makes up neither dates nor a person', () => {
    const graph = graphOf('/blog/laces', {
      publishedAt: undefined,
      updatedAt: undefined,
      author: undefined,
    });
    const thing = find(graph, 'BlogPosting');
    expect(thing).not.toHaveProperty('datePublished');
    expect(thing).not.toHaveProperty('dateModified');
    expect(thing?.['author']).toEqual({
      '@id': expect.stringContaining('#organization') as string,
    });
  });

  it('cannot break out of its place, whatever it is called', () => {
    const title = '</script><script>alert(1)</script>\u2028';
    const data = structuredData('/blog/laces', { post: { ...post, title, mark: '' } });
    const text = scriptJson(data);
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});

it('a category is told by its name, with the way to it', () => {
  const graph = graphOf('/blog/category/equipment-care');
  expect(find(graph, 'CollectionPage')).toMatchObject({ name: 'Equipment Care' });
  expect(find(graph, 'BreadcrumbList')?.['itemListElement']).toHaveLength(3);
});

it('an article that is not known yet tells nothing', () => {
  expect(structuredData('/blog/')).toBeUndefined();
});
