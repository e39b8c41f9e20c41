import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/schema.ts';
import { facts } from '../../content/checked.ts';
import { launchFaults, type LaunchInput } from './launchFaults.ts';

const placeholders = readConfig({}).public;
const products = [{ key: 'tape' }];

const ready: LaunchInput = {
  config: readConfig({
    VITE_SITE_ORIGIN: 'https://www.crossbar.hockey',
    VITE_STORE_URL: 'https://www.amazon.com/stores/page/1',
    VITE_STORE_TAPE_URL: 'https://www.amazon.com/dp/1',
    VITE_CONTACT_EMAIL: 'hello@crossbar.hockey',
    VITE_CONTACT_PHONE: '+1 612 555 2368',
    VITE_CONTACT_ADDRESS: '1 Rink Road|Springfield',
    VITE_SOCIAL_INSTAGRAM: 'https://www.instagram.com/a',
    VITE_SOCIAL_FACEBOOK: 'https://www.facebook.com/a',
    VITE_SOCIAL_X: 'https://x.com/a',
    VITE_SOCIAL_YOUTUBE: 'https://www.youtube.com/@a',
    API_ORIGIN: 'https://api.crossbar.hockey',
  }),
  placeholders,
  products,
  facts: {
    claims: facts.claims.map((claim) => ({
      ...claim,
      source: 'survey',
      base: '412 customers',
      method: 'by email',
      date: '2026-05-31',
    })),
    abec: { page: 'ABEC-7', showcase: 'ABEC-7' },
    numbers: { ...facts.numbers, guaranteeDays: 30 },
    legalPages: [{ key: 'privacy', path: '/privacy-policy' }],
    testimonials: [{ file: 'site/content/home.ts', items: [{ id: 'coach', rating: 5 }] }],
    paths: ['/privacy-policy'],
  },
};

describe('launchFaults', () => {
  it('finds nothing in a site without placeholders', () => expect(launchFaults(ready)).toEqual([]));

  it('names each placeholder, missing profile, mock article, empty claim and 404 link', () => {
    const found = launchFaults({ config: readConfig({}), placeholders, products, facts });
    const names = found.map((sentence) => sentence.split(/[: ]/, 1)[0]);
    expect(names).toEqual([
      'VITE_SITE_ORIGIN',
      'VITE_STORE_URL',
      'VITE_CONTACT_EMAIL',
      'VITE_CONTACT_PHONE',
      'VITE_CONTACT_ADDRESS',
      'VITE_STORE_TAPE_URL',
      'VITE_SOCIAL_INSTAGRAM',
      'VITE_SOCIAL_FACEBOOK',
      'VITE_SOCIAL_X',
      'VITE_SOCIAL_YOUTUBE',
      'API_ORIGIN',
      ...facts.testimonials.flatMap(({ items }) => items.map(() => 'The')),
      ...facts.claims.map(() => 'The'),
      'The',
      ...facts.legalPages.map(() => 'The'),
    ]);
  });

  it('names the parts that a claim lacks', () => {
    const [claim] = ready.facts.claims;
    if (!claim) throw new Error('There are no claims.');
    const claims = [{ ...claim, base: '', date: '' }];
    expect(launchFaults({ ...ready, facts: { ...ready.facts, claims } })).toEqual([
      `The claim '${claim.value} ${claim.label}' has no base, date: fill it in in site/content/whyChoose/performance.ts, or remove the claim.`,
    ]);
  });

  it('names a legal text that is missing, and an invented testimonial', () => {
    const paths = ['/'];
    const items = [{ id: 'coach', rating: 5, isInvented: true as const }];
    const testimonials = [{ file: 'site/content/home.ts', items }];
    expect(launchFaults({ ...ready, facts: { ...ready.facts, paths, testimonials } })).toEqual([
      "The testimonial 'coach' in site/content/home.ts is invented: replace it by the words of a player who agreed, and remove 'isInvented'.",
      'The footer links to /privacy-policy, which is a 404 page: write site/content/legal/privacy.md.',
    ]);
  });

  it('refuses a staging site', () => {
    const config = {
      ...ready.config,
      public: { ...ready.config.public, isStaging: true as const },
    };
    expect(launchFaults({ ...ready, config })).toEqual([expect.stringMatching(/^STAGING is 1/)]);
  });

  it('names the picture that shows another number of days than the guarantee', () => {
    const numbers = { ...facts.numbers, guaranteeDays: 60 };
    expect(launchFaults({ ...ready, facts: { ...ready.facts, numbers } })).toEqual([
      expect.stringContaining('room-guarantee.webp') as string,
    ]);
  });

  it.each([
    ['VITE_CONTACT_PHONE', '(555) 010-0199'],
    ['VITE_CONTACT_PHONE', '612-555-0123'],
    ['VITE_CONTACT_EMAIL', 'shop@example.com'],
    ['VITE_SITE_ORIGIN', 'https://shop.example'],
  ])('takes %s=%s for a placeholder', (name, value) => {
    const config = { ...ready.config, public: readConfig({ [name]: value }).public };
    expect(launchFaults({ ...ready, config }).some((one) => one.includes(`'${value}'`))).toBe(true);
  });
});
