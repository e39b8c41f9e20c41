import { describe, expect, it } from 'vitest';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const origin = 'https://rink.example';

describe('sitemapXml', () => {
  it('lists absolute addresses, with the date of the last change where it is known', () => {
    const xml = sitemapXml(origin, [{ path: '/' }, { path: '/blog/a', changed: '2026-01-05' }]);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
    expect(xml.match(/<url>/g)).toHaveLength(2);
    expect(xml).toContain('<url><loc>https://rink.example/</loc></url>');
    expect(xml).toContain(
      '<url><loc>https://rink.example/blog/a</loc><lastmod>2026-01-05</lastmod></url>',
    );
  });

  it('escapes markup and drops characters that XML does not allow', () => {
    const xml = sitemapXml(origin, [{ path: '/blog/tape&<lace>"\u0000' }]);
    expect(xml).toContain('<loc>https://rink.example/blog/tape&amp;&lt;lace&gt;&quot;</loc>');
  });
});

it('robotsTxt allows everything and names the sitemap', () => {
  expect(robotsTxt(origin)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://rink.example/sitemap.xml\n',
  );
});

it('robotsTxt of a staging site allows nothing', () => {
  expect(robotsTxt(origin, true)).toBe('User-agent: *\nDisallow: /\n');
});
