import { catalog } from '../../catalog/index.ts';
import type { pageRules, siteRules } from './rules/index.ts';
import type { Site } from './site.ts';

/** A page of the build, a text of its document, and what replaces the text. */
type InvalidPage = readonly [path: string, from: string | RegExp, to: string];

const [product = { path: '/', name: '' }] = catalog;
const guide = '/guides/hockey-stick-taping';
const inMain = (html: string): InvalidPage => ['/sitemap', '</main>', `${html}</main>`];

/** One invalid page for each rule. The compiler names a rule without one. */
export const invalidPages: Record<keyof typeof pageRules, InvalidPage> = {
  language: ['/sitemap', 'lang="en-US"', 'lang="english"'],
  title: ['/sitemap', '<title>Sitemap | ', '<title>Sitemap - '],
  description: ['/sitemap', /name="description" content="[^"]*/, 'name="description" content="A'],
  keywords: ['/sitemap', /name="keywords" content="[^"]*/, 'name="keywords" content="'],
  canonical: ['/sitemap', /rel="canonical" href="[^"]*/, '$&/'],
  indexing: ['/sitemap', '<meta name="keywords"', '<meta name="robots" content="noindex">$&'],
  misplacedTags: inMain('<title>B</title>'),
  shareCard: ['/sitemap', 'property="og:url" content="', '$&x'],
  shareImages: ['/sitemap', 'og:image:width" content="1200', 'og:image:width" content="600'],
  mainHeading: ['/sitemap', '</h1>', '</h1><h1>B</h1>'],
  uniqueHeadings: inMain('<h2>Guides</h2>'),
  uniqueIds: inMain('<p id="main">A</p>'),
  pageName: ['/contact', '>Contact us</h1>', '>Talk to us</h1>'],
  headingLevels: [product.path, '<h3', '<h4'],
  images: [product.path, ' width="240"', ''],
  files: [product.path, 'src="/assets/', '$&lost-'],
  printedValues: inMain('<p>$$NaN</p>'),
  placeholderTexts: inMain('<p>TODO: write</p>'),
  deferredContent: inMain('<div hidden id="S:1">A</div>'),
  inlineCode: inMain('<p onclick="run()">A</p>'),
  linkForms: inMain('<a href="about">A</a>'),
  internalLinks: inMain('<a href="/about#nowhere">A</a>'),
  linkNames: ['/sitemap', '>Contact</a>', '>Talk to us</a>'],
  externalLinks: inMain('<a href="https://shop.example" target="_blank" rel="noopener">A</a>'),
  contactLinks: ['/contact', 'href="tel:', '$&1'],
  dataBlock: ['/about', '"@context":"https:', '"@context":"http:'],
  dataIds: [product.path, '#breadcrumb"', '#product"'],
  dataReferences: [guide, '"author":{"@id":"', '$&x'],
  forbiddenClaims: [product.path, '"brand":', '"aggregateRating":5,$&'],
  requiredData: [product.path, /"brand":\{[^}]*\},/, ''],
  dataValues: [product.path, '"USD"', '"CAD"'],
  expectedNodes: ['/about', '"AboutPage"', '"CollectionPage"'],
  misplacedNodes: [
    '/sitemap',
    /"@graph":\[(.*?"item":("[^"]*"))/,
    '"@graph":[{"@type":"WebSite","name":"A","url":$2},$1',
  ],
  organizationFacts: ['/about', '"foundingDate":"', '$&1'],
  openingHours: ['/contact', '"closes":"17:00"', '"closes":"18:00"'],
  contactFacts: ['/contact', '"email":"', '$&x'],
  offers: [product.path, '"price":"', '$&7'],
  articles: [guide, '"dateModified":"2', '"dateModified":"1'],
  steps: [guide, /"@type":"HowToStep",.*?"text":"/, '$&Zamboni'],
  breadcrumb: [product.path, `>${product.name}</span>`, `>${product.name.slice(1)}</span>`],
};

/** Returns what makes a site invalid for each rule. */
export const invalidSites = ({
  pages,
  notFound,
  routes,
  robots,
}: Site): Record<keyof typeof siteRules, Partial<Site>> => ({
  uniqueTitles: { notFound: pages[0] ?? notFound },
  uniqueDescriptions: { notFound: pages[0] ?? notFound },
  builtRoutes: { routes: [...routes, '/pucks'] },
  xmlSitemap: { sitemap: '' },
  robotsTxt: { robots: `${robots}Disallow: /guides\n` },
});
