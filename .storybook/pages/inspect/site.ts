/** What the rules need to know beside the page: the site as Storybook has it, which builds no files. */
import { posts } from '#mock-api/fixtures/index.ts';
import { config } from '../../../site/config/index.ts';
import { categories, categoryHref } from '../../../site/content/categories.ts';
import { brand, foundingYear } from '../../../site/content/facts.ts';
import { postCanonical } from '../../../site/content/postHead.ts';
import type { Page } from '../../../site/e2e/audit/page.ts';
import type { Site } from '../../../site/e2e/audit/site.ts';
import { fixedRoutes, routes } from '../../../site/routes.ts';
import { shareImagePath, shareImageSize } from '../../../site/seo/shareImage.ts';
import { publishedPictures } from './published.ts';

const hostsOf = (addresses: readonly string[]) => addresses.map((address) => new URL(address).host);

/** The pages for which the build draws a card. */
const drawn = [
  ...fixedRoutes.map(({ path }) => path),
  ...categories.map(categoryHref),
  ...posts.map(({ slug }) => postCanonical(slug)),
];

const cards = drawn.map((path) => shareImagePath(path).slice(1));

/** The site around a page, for the rules. */
export const siteAround = (home: Page, notFound: Page): Site => ({
  origin: config.origin,
  brand,
  foundingYear: String(foundingYear),
  storeHosts: hostsOf(Object.values(config.store)),
  socialHosts: hostsOf(Object.values(config.social)),
  contact: config.contact,
  routes: routes.map(({ path }) => path),
  pages: [home],
  notFound,
  files: new Set([...cards, ...publishedPictures.map((path) => path.slice(1)), 'icon-512.png']),
  pictures: new Map(cards.map((card) => [card, { ...shareImageSize, format: 'jpeg' }])),
  sitemap: '',
  robots: '',
});
