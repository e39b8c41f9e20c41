/**
 * What every page says about itself, by its path: for what is made of all pages at build time.
 * Never for the browser, which would get every page's words at once.
 */
import { about } from '../content/about.ts';
import { blog, categoryPage } from '../content/blog.ts';
import { contact } from '../content/contact.ts';
import { bearingCare } from '../content/guides/bearingCare.ts';
import { skateLacing } from '../content/guides/skateLacing.ts';
import { stickTaping } from '../content/guides/stickTaping.ts';
import { home } from '../content/home.ts';
import type { Head } from '../content/page.ts';
import { bearingsPage } from '../content/products/bearings.ts';
import { lacesPage } from '../content/products/laces.ts';
import { tapePage } from '../content/products/tape.ts';
import { sitemap } from '../content/sitemap.ts';
import { whereToBuy } from '../content/whereToBuy.ts';
import { guarantee } from '../content/whyChoose/guarantee.ts';
import { performance } from '../content/whyChoose/performance.ts';
import { proTrusted } from '../content/whyChoose/proTrusted.ts';
import { quality } from '../content/whyChoose/quality.ts';
import type { FixedPath } from '../routes.ts';

/** A page's head, and the breadcrumb that is seen on it. */
export interface PageContent {
  head: Head;
  breadcrumb?: readonly { label: string; href: string }[];
}

const withIntro = ({
  head,
  intro,
}: {
  head: Head;
  intro: Required<Omit<PageContent, 'head'>>;
}) => ({
  head,
  breadcrumb: intro.breadcrumb,
});

const withDetail = ({
  head,
  detail,
}: {
  head: Head;
  detail: Required<Omit<PageContent, 'head'>>;
}) => ({ head, breadcrumb: detail.breadcrumb });

export const contents: Record<FixedPath, PageContent> = {
  '/': { head: home.head },
  '/hockey-tape': withDetail(tapePage),
  '/hockey-laces': withDetail(lacesPage),
  '/bearings': withDetail(bearingsPage),
  '/where-to-buy': withIntro(whereToBuy),
  '/about': withIntro(about),
  '/contact': contact,
  '/blog': withIntro(blog),
  '/guides/hockey-stick-taping': stickTaping,
  '/guides/hockey-skate-lacing': skateLacing,
  '/guides/bearing-maintenance': bearingCare,
  '/why-choose/quality': withIntro(quality),
  '/why-choose/performance': withIntro(performance),
  '/why-choose/pro-trusted': withIntro(proTrusted),
  '/why-choose/guarantee': withIntro(guarantee),
  '/sitemap': withIntro(sitemap),
};

/** Whether a page is one of its own, and not one of as many as the API has. */
export const isFixed = (path: string): path is FixedPath => Object.hasOwn(contents, path);

/** The head of a page that is one of its own, or of a category's. */
export const headAt = (path: string): Head =>
  isFixed(path) ? contents[path].head : categoryPage(path.split('/').at(-1) ?? '').head;
