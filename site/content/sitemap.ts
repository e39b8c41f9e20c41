import { fixedRoutes, type FixedPath } from '../routes.ts';
import { categories, categoryHref, categoryLabel } from './categories.ts';
import { legalLinks, storeLink } from './frame.ts';
import { breadcrumbTo, type Head } from './page.ts';
import { heroPicture } from './pictures.ts';
import { productTiles } from './productTiles.ts';
import { storeHref } from './storeLinks.ts';

const head: Head = {
  title: 'Sitemap',
  description:
    'The main pages of Crossbar Hockey on one sheet: products, guides, why choose us, the blog and its eight categories, and how to reach us.',
  keywords: ['sitemap', 'all pages', 'hockey guides'],
  picture: heroPicture,
};

const isTile = (path: FixedPath) => productTiles.some(({ href }) => href === path);
const isGuide = (path: FixedPath) => path.startsWith('/guides/');
const isMain = (path: FixedPath) => ['/', '/blog', '/where-to-buy'].includes(path);
const legalPaths = legalLinks.map(({ href }) => href as string);
const isLegal = (path: FixedPath) => legalPaths.includes(path);
const isSitemap = (path: FixedPath) => path === '/sitemap';
const isReason = (path: FixedPath) => path.startsWith('/why-choose/');

const links = (belongs: (path: FixedPath) => boolean) =>
  fixedRoutes
    .filter(({ path }) => belongs(path))
    .map(({ path, name }) => ({ label: name, href: path }));

/** The content of the sitemap page: every other fixed page, the categories, the store and the legal links. */
export const sitemap = {
  head,
  path: '/sitemap',
  intro: {
    title: 'Sitemap',
    lead: 'Every main page, guide and blog topic.',
    breadcrumb: breadcrumbTo('/sitemap'),
  },
  gear: {
    id: 'gear',
    title: 'Our gear',
    tiles: productTiles,
  },
  groups: [
    {
      title: 'Main pages',
      links: [...links(isMain), { ...storeLink, href: storeHref('sitemap') }],
    },
    { title: 'Why choose us', links: links(isReason) },
    {
      title: 'Company and legal',
      links: [
        ...links(
          (path) => ![isTile, isMain, isGuide, isReason, isLegal, isSitemap].some((is) => is(path)),
        ),
        ...legalLinks,
      ],
    },
    { title: 'Guides', links: links(isGuide) },
    {
      title: 'Blog categories',
      links: categories.map((slug) => ({ label: categoryLabel(slug), href: categoryHref(slug) })),
    },
  ],
};
