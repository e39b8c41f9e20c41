/** The content that the build checks before it bundles: see `build/facts`. */
import { legalPages } from '../legal/index.ts';
import { bearings } from '../products/bearings.ts';
import { fixedRoutes } from '../routes.ts';
import { brand, foundingYear, guaranteeDays, hours, primeDays, returnDays } from './facts.ts';
import { bearingCare } from './guides/bearingCare.ts';
import { skateLacing } from './guides/skateLacing.ts';
import { stickTaping } from './guides/stickTaping.ts';
import { home } from './home.ts';
import { redirects } from './redirects.ts';
import { claims } from './whyChoose/performance.ts';
import { proTrusted } from './whyChoose/proTrusted.ts';

/** The fields of a testimonial that are checked. */
interface Quote {
  readonly id: string;
  readonly rating?: number;
  /** Set on the examples that the site started with. */
  readonly isInvented?: true;
}

export const facts = {
  brand,
  hours,
  numbers: { foundingYear, guaranteeDays, returnDays, primeDays },
  testimonials: [
    { file: 'site/content/home.ts', items: home.testimonials.items as readonly Quote[] },
    {
      file: 'site/content/whyChoose/proTrusted.ts',
      items: proTrusted.testimonials.items as readonly Quote[],
    },
  ],
  claims,
  /** The grades of the bearings on their page and on the home page. */
  abec: bearings.abec,
  legalPages: legalPages.map(({ key, path }) => ({ key, path })),
  guides: [bearingCare, skateLacing, stickTaping].map(({ path, updated }) => ({ path, updated })),
  redirects,
  paths: fixedRoutes.map(({ path }) => path as string),
};

export type CheckedFacts = typeof facts;
