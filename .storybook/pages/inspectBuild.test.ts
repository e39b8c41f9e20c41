import { describe, expect, it } from 'vitest';
import { openPage } from '../../site/e2e/audit/page.ts';
import { auditPage } from '../../site/e2e/audit/rules/index.ts';
import type { Site } from '../../site/e2e/audit/site.ts';
import { inspect } from './inspectBuild.ts';

const origin = 'https://rink.example';
const page = openPage(
  `<meta property="og:image" content="${origin}/share/card.jpg">
<meta property="og:image:alt" content="A card">
<script type="application/ld+json">{"@graph":[{"@type":"Organization"}]}</script>`,
  '/',
);
const site: Site = {
  origin,
  brand: 'Crossbar Hockey',
  foundingYear: '2019',
  products: new Map(),
  storeHosts: [],
  socialHosts: [],
  contact: { email: '', phone: '', address: [] },
  routes: ['/'],
  pages: [page],
  notFound: openPage('<meta name="robots" content="noindex">'),
  files: new Set(),
  shareImages: new Map(),
  sitemap: '',
  robots: '',
};

describe('inspect', () => {
  it('returns what search engines and social networks read', () => {
    const { result, card, types, data } = inspect(page, site);
    expect(result).toMatchObject({ address: `${origin}/`, isListed: true });
    expect(card).toMatchObject({ picture: './share/card.jpg', pictureAlt: 'A card' });
    expect(types).toEqual(['Organization']);
    expect(JSON.parse(data)).toHaveProperty('@graph');
  });

  it('returns the findings of the page audit', () => {
    const { findings } = inspect(page, site);
    expect(findings).toEqual(auditPage(page, site));
    expect(findings).toContainEqual(expect.stringMatching(/^canonical: /));
  });

  it('says that the 404 document is not listed', () => {
    expect(inspect(site.notFound, site).result.isListed).toBe(false);
  });
});
