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
const graphFor = async (env: Env): Promise<Thing[]> => {
  const data = await dataFor(env, '/');
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
});
