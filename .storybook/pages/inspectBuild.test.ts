import { describe, expect, it } from 'vitest';
import { validSite, htmlOf, pageOf } from '../../site/e2e/audit/fixture.ts';
import { inspect } from './inspectBuild.ts';

describe('inspect', () => {
  it('returns what search engines and social networks read', () => {
    const { result, card, types, data, findings } = inspect(pageOf('home'), validSite);
    expect(result).toMatchObject({ address: `${validSite.origin}/`, isListed: true });
    expect(card).toMatchObject({ picture: './share/card.jpg', pictureAlt: 'A card' });
    expect(types).toContain('Organization');
    expect(JSON.parse(data)).toHaveProperty('@graph');
    expect(findings).toEqual([]);
  });

  it('returns the findings of the page audit', () => {
    const html = htmlOf('home').replace('<link rel="canonical"', '<link rel="alternate"');
    const { findings } = inspect(pageOf('home', html), validSite);
    expect(findings).toContainEqual(expect.stringMatching(/^canonical: /));
  });

  it('says that the 404 document is not listed', () => {
    expect(inspect(validSite.notFound, validSite).result.isListed).toBe(false);
  });
});
