import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '../api/postTypes.ts';
import type { PrerenderedData } from '../api/prerendered.ts';
import { postOf } from '../api/testing/posts.ts';
import { readConfig, type Env } from '../config/schema.ts';
import { hours } from '../content/facts.ts';
import { headAt, structuredData } from './pageMeta.ts';

interface Node {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

/** Returns the nodes of a path for an owner who has set these variables. */
const graphFor = async (env: Env, path = '/') => {
  vi.resetModules();
  vi.doMock('../config/index.ts', () => ({ config: readConfig(env).public }));
  const fresh = await import('./pageMeta.ts');
  return (fresh.structuredData(path)?.['@graph'] ?? []) as Node[];
};
const graphOf = (path: string, data?: PrerenderedData) =>
  (structuredData(path, data)?.['@graph'] ?? []) as Node[];
const find = (graph: Node[], type: string) => graph.find((node) => node['@type'] === type);

afterEach(() => {
  vi.doUnmock('../config/index.ts');
  vi.resetModules();
});

describe('structuredData of a fixed page', () => {
  it('lists the social profiles that are configured, and has no empty list', async () => {
    const [organization] = await graphFor({ VITE_SOCIAL_X: 'https://x.com/rink' });
    expect(organization?.['sameAs']).toEqual(['https://x.com/rink']);
    const [withoutProfiles] = await graphFor({});
    expect(withoutProfiles).not.toHaveProperty('sameAs');
  });

  it.each(['*', '/404', '/constructor', '', '/blog/', '/BLOG', '/blog/category/'])(
    'is undefined for %j',
    (path) => expect(structuredData(path)).toBeUndefined(),
  );

  it.each([
    ['/guides/hockey-skate-lacing', 4, 'HowToSection'],
    ['/guides/bearing-maintenance', 5, 'HowToStep'],
  ])('of the guide %s has a node for each of its %i methods: %s', (path, count, type) => {
    const nodes = find(graphOf(path), 'HowTo')?.['step'] as Node[];
    expect(nodes.map((node) => node['@type'])).toEqual(Array(count).fill(type));
  });

  it('of the contact page has the opening hours, and an address only when one is configured', async () => {
    const [opening] = hours.openings;
    const [, organization] = await graphFor({}, '/contact');
    expect(organization).toMatchObject({
      '@type': 'Organization',
      contactPoint: { hoursAvailable: { opens: opening?.opens, closes: opening?.closes } },
    });
    expect(organization).not.toHaveProperty('address');
    const [, business] = await graphFor(
      { VITE_CONTACT_ADDRESS: '1 Rink Road|Springfield' },
      '/contact',
    );
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      address: '1 Rink Road, Springfield',
      openingHoursSpecification: { opens: opening?.opens, closes: opening?.closes },
    });
  });
});

const day = (iso: string) => ({ text: iso.slice(0, 10), iso });
const post = postOf({
  slug: 'Laces',
  title: 'Flat laces',
  author: 'Dana R.',
  publishedAt: day('2025-01-05T02:00:00.000Z'),
  updatedAt: day('2025-01-05T09:00:00.000Z'),
});
const postData = (change: Partial<Post> = {}) => ({ post: { ...post, ...change, hash: '' } });

describe('structuredData of a post', () => {
  it('has the title, the author and the date that the page shows', () => {
    expect(find(graphOf('/blog/laces', postData()), 'BlogPosting')).toMatchObject({
      headline: 'Flat laces',
      url: expect.stringMatching(/\/blog\/laces$/) as string,
      image: expect.stringMatching(/\/share\/blog\/laces\.jpg$/) as string,
      author: { '@type': 'Person', name: 'Dana R.' },
      datePublished: '2025-01-05T02:00:00.000Z',
      // Changed on the day of publication: the page shows no second date.
      dateModified: '2025-01-05T02:00:00.000Z',
      articleSection: 'Hockey Tips',
    });
  });

  it('has the date of a change on a later day', () => {
    const graph = graphOf('/blog/laces', postData({ updatedAt: day('2025-02-06T02:00:00.000Z') }));
    expect(find(graph, 'BlogPosting')).toMatchObject({ dateModified: '2025-02-06T02:00:00.000Z' });
  });

  it('has no dates, and the brand as author, when the post has neither', () => {
    const graph = graphOf(
      '/blog/laces',
      postData({ publishedAt: undefined, updatedAt: undefined, author: undefined }),
    );
    const node = find(graph, 'BlogPosting');
    expect(node).not.toHaveProperty('datePublished');
    expect(node).not.toHaveProperty('dateModified');
    expect(node?.['author']).toEqual({ '@id': expect.stringContaining('#organization') as string });
  });

  it('is undefined when the build has no data for the path', () => {
    expect(structuredData('/blog/laces')).toBeUndefined();
  });
});

describe('headAt', () => {
  it.each([
    ['/about', 'About us'],
    ['/blog/category/equipment-care', 'Equipment Care'],
  ])('returns the head of %s', (path, title) => expect(headAt(path).title).toBe(title));

  it.each(['/404', '/blog/laces'])('throws for %s', (path) => {
    expect(() => headAt(path)).toThrow(`${path} has no page with a head of its own.`);
  });
});
