import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PublicConfig } from '../config/index.ts';
import { readConfig, type Env } from '../config/schema.ts';

interface Thing {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

/** The structured data of a path, for an owner who has set these values. */
const dataFor = async (env: Env, path: string) => {
  vi.resetModules();
  const config: PublicConfig = readConfig(env).public;
  vi.doMock('../config/index.ts', () => ({ config }));
  const { structuredData } = await import('./structuredData.ts');
  return structuredData(path);
};
const graphFor = async (env: Env, path = '/'): Promise<Thing[]> => {
  const data = await dataFor(env, path);
  return (data?.['@graph'] ?? []) as Thing[];
};

afterEach(() => {
  vi.doUnmock('../config/index.ts');
  vi.resetModules();
});

describe('structured data', () => {
  it('of the home page is a graph of the brand and its site', async () => {
    const data = await dataFor({ VITE_SITE_ORIGIN: 'https://rink.example' }, '/');
    expect(data?.['@context']).toBe('https://schema.org');
    expect(data?.['@graph']).toEqual([
      {
        '@type': 'Organization',
        '@id': 'https://rink.example/#organization',
        name: 'Crossbar Hockey',
        url: 'https://rink.example/',
        logo: 'https://rink.example/icon-512.png',
        description: expect.stringMatching(/^.{70,160}$/),
        foundingDate: '2019',
      },
      {
        '@type': 'WebSite',
        '@id': 'https://rink.example/#website',
        name: 'Crossbar Hockey',
        url: 'https://rink.example/',
        publisher: { '@id': 'https://rink.example/#organization' },
      },
    ]);
  });

  it('points only at things that are in it, and survives JSON', async () => {
    const graph = await graphFor({});
    const ids = graph.map((thing) => thing['@id']);
    expect(new Set(ids).size).toBe(graph.length);
    expect(graph[1]).toMatchObject({ publisher: { '@id': ids[0] } });
    expect(JSON.parse(JSON.stringify(graph))).toEqual(graph);
  });

  it('names no places elsewhere while there are none', async () => {
    const [organization] = await graphFor({});
    expect(organization).not.toHaveProperty('sameAs');
  });

  it('names the places elsewhere that there are', async () => {
    const [organization] = await graphFor({ VITE_SOCIAL_X: 'https://x.com/rink' });
    expect(organization?.['sameAs']).toEqual(['https://x.com/rink']);
  });

  it.each(['*', '/404', '/constructor', ''])('is not there for %j', async (path) => {
    expect(await dataFor({}, path)).toBeUndefined();
  });

  it.each([
    ['/hockey-tape', ['9.99', '18.99']],
    ['/hockey-laces', ['7.99']],
    ['/bearings', ['24.99']],
  ])('of %s offers what the page does, at the store', async (path, prices) => {
    const [product, trail] = await graphFor({ VITE_STORE_URL: 'https://shop.example/us' }, path);
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
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('of a guide has an article, and the steps of each way to do it', async () => {
    const [article, howTo] = await graphFor({}, '/guides/hockey-skate-lacing');
    expect(article).toMatchObject({ '@type': 'Article', dateModified: '2026-11-21' });
    const ways = howTo?.['step'] as { '@type': string; itemListElement: Thing[] }[];
    expect(ways.map((way) => way['@type'])).toEqual(Array(3).fill('HowToSection'));
    for (const { itemListElement } of ways) {
      expect(itemListElement.length).toBeGreaterThanOrEqual(3);
      expect(itemListElement[0]).toMatchObject({ '@type': 'HowToStep' });
    }
  });

  it('of the bearing guide has five steps in a row', async () => {
    const [, howTo] = await graphFor({}, '/guides/bearing-maintenance');
    const steps = howTo?.['step'] as Thing[];
    expect(steps.map((step) => step['@type'])).toEqual(Array(5).fill('HowToStep'));
  });

  it('of the contact page has the hours, and a place only when there is one', async () => {
    const [page, nowhere] = await graphFor({}, '/contact');
    expect(page).toMatchObject({ '@type': 'ContactPage' });
    const opening = { opens: '09:00', closes: '17:00' };
    expect(nowhere).toMatchObject({
      '@type': 'Organization',
      contactPoint: { hoursAvailable: opening },
    });
    expect(nowhere).not.toHaveProperty('address');
    const [, somewhere] = await graphFor(
      { VITE_CONTACT_ADDRESS: '1 Rink Road|Springfield' },
      '/contact',
    );
    expect(somewhere).toMatchObject({
      '@type': 'LocalBusiness',
      address: '1 Rink Road, Springfield',
      openingHoursSpecification: opening,
    });
  });

  it('names the year of the founding on the about page', async () => {
    const graph = await graphFor({}, '/about');
    expect(graph.map((thing) => thing['@type'])).toEqual([
      'AboutPage',
      'Organization',
      'BreadcrumbList',
    ]);
    expect(graph[1]).toMatchObject({ foundingDate: '2019' });
  });
});
