/** The content that the build checks before it bundles: see `build/facts`. */
import { bearings } from '../products/bearings.ts';
import { fixedRoutes } from '../routes.ts';
import { brand, foundingYear, guaranteeDays, hours, primeDays, returnDays } from './facts.ts';
import { legalLinks } from './frame.ts';
import { bearingCare } from './guides/bearingCare.ts';
import { skateLacing } from './guides/skateLacing.ts';
import { stickTaping } from './guides/stickTaping.ts';
import { home } from './home.ts';
import { claims } from './whyChoose/performance.ts';
import { proTrusted } from './whyChoose/proTrusted.ts';

export const facts = {
  brand,
  hours,
  numbers: { foundingYear, guaranteeDays, returnDays, primeDays },
  testimonials: [
    { file: 'site/content/home.ts', items: home.testimonials.items },
    { file: 'site/content/whyChoose/proTrusted.ts', items: proTrusted.testimonials.items },
  ],
  claims,
  /** The grades of the bearings on their page and on the home page. */
  abec: bearings.abec,
  legalPaths: legalLinks.map(({ href }) => href),
  guides: [bearingCare, skateLacing, stickTaping].map(({ path, updated }) => ({ path, updated })),
  paths: fixedRoutes.map(({ path }) => path as string),
};

export type CheckedFacts = typeof facts;
