import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '../api/postTypes.ts';
import type { PrerenderedData } from '../api/prerendered.tsx';
import { readConfig, type Env } from '../config/schema.ts';
import { scriptJson } from '../seo/scriptJson.ts';
import { headAt, structuredData } from './pageMeta.ts';

interface Node {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

/** Returns the structured data of a path for an owner who has set these variables. */
const dataFor = async (env: Env, path: string) => {
  vi.resetModules();
  vi.doMock('../config/index.ts', () => ({ config: readConfig(env).public }));
  const fresh = await import('./pageMeta.ts');
  return fresh.structuredData(path);
};
const graphFor = async (env: Env, path = '/') =>
  ((await dataFor(env, path))?.['@graph'] ?? []) as Node[];
const graphOf = (path: string, data?: PrerenderedData) =>
  (structuredData(path, data)?.['@graph'] ?? []) as Node[];
const find = (graph: Node[], type: string) => graph.find((node) => node['@type'] === type);

afterEach(() => {
  vi.doUnmock('../config/index.ts');
  vi.resetModules();
});

describe('structuredData of a fixed page', () => {
  it('has the brand and the site on the home page', async () => {
    const data = await dataFor({ VITE_SITE_ORIGIN: 'https://rink.example' }, '/');
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': 'https://rink.example/#organization',
          name: 'Crossbar Hockey',
          url: 'https://rink.example/',
          logo: 'https://rink.example/icon-512.png',
          description: expect.stringMatching(/^.{70,160}$/) as string,
          foundingDate: '2019',
        },
        {
          '@type': 'WebSite',
          '@id': 'https://rink.example/#website',
          name: 'Crossbar Hockey',
          url: 'https://rink.example/',
          publisher: { '@id': 'https://rink.example/#organization' },
        },
      ],
    });
  });

  it('lists the social profiles that are configured', async () => {
    const [organization] = await graphFor({ VITE_SOCIAL_X: 'https://x.com/rink' });
    expect(organization?.['sameAs']).toEqual(['https://x.com/rink']);
  });

  it('has no sameAs when no social profile is configured', async () => {
    const [organization] = await graphFor({});
    expect(organization).not.toHaveProperty('sameAs');
  });

  it.each(['*', '/404', '/constructor', '', '/blog/', '/BLOG', '/blog/category/'])(
    'is undefined for %j',
    (path) => expect(structuredData(path)).toBeUndefined(),
  );

  it.each([
    ['/hockey-tape', ['9.99', '18.99']],
    ['/hockey-laces', ['7.99']],
    ['/bearings', ['24.99']],
  ])('of %s offers each pack in the store', async (path, prices) => {
    const [product, breadcrumb] = await graphFor(
      { VITE_STORE_URL: 'https://shop.example/us' },
      path,
    );
    expect(product).toMatchObject({
      '@type': 'Product',
      brand: { name: 'Crossbar Hockey' },
      offers: prices.map((price) => ({
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        url: 'https://shop.example/us',
      })),
    });
    expect(JSON.stringify(product)).not.toMatch(/review|rating|aggregate|availability|shipping/i);
    expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('of a guide with a choice of methods has a section with steps for each', () => {
    const [article, howTo] = graphOf('/guides/hockey-skate-lacing');
    expect(article).toMatchObject({ '@type': 'Article', dateModified: '2026-11-21' });
    const sections = howTo?.['step'] as { '@type': string; itemListElement: Node[] }[];
    expect(sections.map((section) => section['@type'])).toEqual(Array(3).fill('HowToSection'));
    for (const { itemListElement } of sections) {
      expect(itemListElement.length).toBeGreaterThanOrEqual(3);
      expect(itemListElement[0]).toMatchObject({ '@type': 'HowToStep' });
    }
  });

  it('of a guide with a sequence has one step for each method', () => {
    const [, howTo] = graphOf('/guides/bearing-maintenance');
    const steps = howTo?.['step'] as Node[];
    expect(steps.map((step) => step['@type'])).toEqual(Array(5).fill('HowToStep'));
  });

  it('of the contact page has the opening hours, and an address only when one is configured', async () => {
    const opening = { opens: '09:00', closes: '17:00' };
    const [, organization] = await graphFor({}, '/contact');
    expect(organization).toMatchObject({
      '@type': 'Organization',
      contactPoint: { hoursAvailable: opening },
    });
    expect(organization).not.toHaveProperty('address');
    const [, business] = await graphFor(
      { VITE_CONTACT_ADDRESS: '1 Rink Road|Springfield' },
      '/contact',
    );
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      address: '1 Rink Road, Springfield',
      openingHoursSpecification: opening,
    });
  });
});

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
const postData = (change: Partial<Post> = {}) => ({ post: { ...post, ...change, hash: '' } });

describe('structuredData of a post', () => {
  it('has the title, the author and the date that the page shows', () => {
    expect(find(graphOf('/blog/laces', postData()), 'BlogPosting')).toMatchObject({
      headline: 'Flat laces',
      url: expect.stringMatching(/\/blog\/laces$/) as string,
      image: expect.stringMatching(/\/share\/blog-laces\.jpg$/) as string,
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

  it('cannot end its script element', () => {
    const data = structuredData(
      '/blog/laces',
      postData({ title: '</script><script>alert(1)</script>\u2028' }),
    );
    const text = scriptJson(data);
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toEqual(data);
  });

  it('is undefined when the build has no data for the path', () => {
    expect(structuredData('/blog/laces')).toBeUndefined();
  });
});

it('structuredData of a category has its name and three breadcrumb links', () => {
  const graph = graphOf('/blog/category/equipment-care');
  expect(find(graph, 'CollectionPage')).toMatchObject({ name: 'Equipment Care' });
  expect(find(graph, 'BreadcrumbList')?.['itemListElement']).toHaveLength(3);
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
