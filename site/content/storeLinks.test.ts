import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig, type Env } from '../config/schema.ts';

/** Returns the links for an owner who has set these variables. */
const linksFor = async (env: Env) => {
  vi.resetModules();
  vi.doMock('../config/index.ts', () => ({ config: readConfig(env).public }));
  return import('./storeLinks.ts');
};

afterEach(() => {
  vi.doUnmock('../config/index.ts');
  vi.resetModules();
});

describe('links to the store', () => {
  it.each(['tag=crossbar-20', '?tag={placement}', 'tag={place}&a={placement}', '{placement}='])(
    'refuse the pattern %s',
    (pattern) => {
      expect(() => readConfig({ VITE_STORE_TAG_PATTERN: pattern })).toThrow(
        'expected parameters of an address with {placement}',
      );
    },
  );

  it('have no parameters without a pattern', async () => {
    const { storeHref } = await linksFor({ VITE_STORE_URL: 'https://shop.example/a?ref=b' });
    expect(storeHref('header')).toBe('https://shop.example/a?ref=b');
  });

  it('name their placement and product, beside the parameters of the address', async () => {
    const { productStoreHref, storeHref } = await linksFor({
      VITE_STORE_URL: 'https://shop.example/a?ref=b',
      VITE_STORE_TAPE_URL: 'https://shop.example/dp/1',
      VITE_STORE_TAG_PATTERN: 'aa_adgroupid={placement}&aa_creativeid=site-{product}&ref_=aa_maas',
    });
    expect(storeHref('hero')).toBe(
      'https://shop.example/a?ref=b&aa_adgroupid=hero&aa_creativeid=site-store&ref_=aa_maas',
    );
    expect(productStoreHref('product-top', 'tape')).toBe(
      'https://shop.example/dp/1?aa_adgroupid=product-top&aa_creativeid=site-tape&ref_=aa_maas',
    );
  });

  it('lead to the pack when it has an address of its own', async () => {
    const { packStoreHref } = await linksFor({ VITE_STORE_TAPE_URL: 'https://shop.example/dp/1' });
    const pack = { storeUrl: 'https://shop.example/dp/10' };
    expect(packStoreHref('product-bar', 'tape', pack)).toBe('https://shop.example/dp/10');
    expect(packStoreHref('product-bar', 'tape', {})).toBe('https://shop.example/dp/1');
  });
});
