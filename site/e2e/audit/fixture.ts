/** A small valid site. The tests break one thing at a time in its pages. */
import { openPage } from './page.ts';
import type { Site } from './site.ts';

const origin = 'https://rink.example';
const brand = 'Crossbar Hockey';
const organizationId = { '@id': `${origin}/#organization` };

interface FixturePage {
  readonly path?: string;
  readonly title: string;
  readonly main: string;
  readonly nodes?: readonly object[];
}

const node = (type: string, path: string, properties: object) => ({
  '@type': type,
  '@id': `${origin}${path}#${type.toLowerCase()}`,
  ...properties,
});

const organization = {
  '@type': 'Organization',
  ...organizationId,
  name: brand,
  url: `${origin}/`,
  logo: `${origin}/icon.png`,
  foundingDate: '2019',
};

const offer = (price: string) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'USD',
  url: 'https://store.example/crossbar/tape',
});

const breadcrumb = (name: string) =>
  `<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span>${name}</span></li></ol></nav>`;

const breadcrumbNode = (name: string, path: string) =>
  node('BreadcrumbList', path, {
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name, item: `${origin}${path}` },
    ],
  });

const guidePath = '/guides/hockey-stick-taping';

const fixturePages = {
  home: {
    path: '/',
    title: 'All products',
    main: `<h1>Gear up</h1><h2>Products</h2><h3>Tape</h3><p>Nullified words are undefinedly fine.</p>
<a href="/hockey-tape#packs">Packs</a><img src="/api/covers/a.svg" alt="">`,
    nodes: [
      organization,
      node('WebSite', '/', { name: brand, url: `${origin}/`, publisher: organizationId }),
    ],
  },
  tape: {
    path: '/hockey-tape',
    title: 'Clear tape',
    main: `${breadcrumb('Tape')}<h1>Tape</h1><p>$9.99 – $18.99</p><h2 id="packs">Packs</h2>
<img src="/assets/tape.jpg" srcset="/assets/tape.webp 400w" alt="A roll" width="4" height="3">`,
    nodes: [
      node('Product', '/hockey-tape', {
        name: 'Clear tape',
        image: [`${origin}/assets/tape.jpg`],
        brand: { '@type': 'Brand', name: brand },
        offers: [offer('9.99'), offer('18.99')],
      }),
      breadcrumbNode('Tape', '/hockey-tape'),
    ],
  },
  guide: {
    path: guidePath,
    title: 'Taping a stick',
    main: `${breadcrumb('Guide')}<h1>How to tape</h1><time datetime="2026-11-21">Nov 21, 2026</time>
<h2 id="heel">The heel</h2><ol><li><b aria-hidden="true">1</b><h3>Lock</h3><p>Turn it once.</p></li>
<li><b aria-hidden="true">2</b><h3>Walk</h3><p>Go on.</p></li></ol>
<a href="https://twitter.com/intent/tweet?url=${encodeURIComponent(origin + guidePath)}" target="_blank" rel="noopener">Tweet</a>`,
    nodes: [
      node('Article', guidePath, {
        headline: 'How to tape',
        image: `${origin}/share/card.jpg`,
        dateModified: '2026-11-21',
        author: organizationId,
        publisher: organizationId,
      }),
      node('HowTo', guidePath, {
        name: 'How to tape',
        step: [
          {
            '@type': 'HowToStep',
            text: 'Lock: Turn it once. Walk: Go on.',
            url: `${origin}${guidePath}#heel`,
          },
        ],
      }),
      breadcrumbNode('Guide', guidePath),
    ],
  },
  about: {
    path: '/about',
    title: 'About us',
    main: '<h1>About us</h1>',
    nodes: [
      node('AboutPage', '/about', {
        name: 'About',
        url: `${origin}/about`,
        mainEntity: organizationId,
      }),
      organization,
    ],
  },
  contact: {
    path: '/contact',
    title: 'Contact us',
    main: '<h1>Contact us</h1><a href="mailto:puck@rink.example">Write</a><a href="tel:5550100142">Call</a>',
    nodes: [
      node('ContactPage', '/contact', { name: 'Contact', url: `${origin}/contact` }),
      {
        ...organization,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'support',
          email: 'puck@rink.example',
          telephone: '(555) 010-0142',
          hoursAvailable: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
              (day) => `https://schema.org/${day}`,
            ),
            opens: '09:00',
            closes: '17:00',
          },
        },
      },
    ],
  },
  plain: { path: '/sitemap', title: 'Sitemap', main: '<h1>Sitemap</h1><p>All pages</p>' },
  notFound: { title: 'Not found', main: '<h1>Not found</h1>' },
} satisfies Record<string, FixturePage>;

export type PageName = keyof typeof fixturePages;

const pageNamed = (name: PageName): FixturePage => fixturePages[name];

/** Returns the HTML of a page. */
export const htmlOf = (name: PageName): string => {
  const { path, title, main, nodes } = pageNamed(name);
  const card = `${origin}/share/card.jpg`;
  const data = nodes && JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<title>${title} | ${brand}</title>
<meta name="description" content="About ${title}: ${'so that it is long enough '.repeat(3)}">
<meta name="keywords" content="hockey, ${title}">
${path ? `<link rel="canonical" href="${origin}${path}">` : '<meta name="robots" content="noindex">'}
<meta property="og:site_name" content="${brand}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="Shared: ${title}">
${path ? `<meta property="og:url" content="${origin}${path}">` : ''}
<meta property="og:image" content="${card}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A card">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="Tweeted: ${title}">
<meta name="twitter:description" content="Tweeted, too">
<meta name="twitter:image" content="${card}">
<meta name="twitter:image:alt" content="The same card">
<link rel="icon" href="/icon.png"><script type="module" src="/assets/main.js"></script>
${data ? `<script type="application/ld+json">${data}</script>` : ''}
</head><body><header><svg><title>A logo</title></svg><a href="#main">Skip</a><a href="/">Home</a></header>
<main id="main">${main}</main><footer><a href="/privacy-policy">Privacy</a>
<a href="https://store.example/crossbar" target="_blank" rel="noopener">Store</a>
<a role="link" aria-disabled="true">X (coming soon)</a></footer>
<script type="application/json" id="state">{"year":2026,"none":null}</script></body></html>`;
};

/** Returns a page of the valid site, or with changed HTML. */
export const pageOf = (name: PageName, html = htmlOf(name)) => openPage(html, pageNamed(name).path);

export const pageNames = Object.keys(fixturePages) as PageName[];
const paths = pageNames.flatMap((name) => pageNamed(name).path ?? []);

export const validSite: Site = {
  origin,
  brand,
  foundingYear: '2019',
  storeHosts: ['store.example'],
  socialHosts: ['social.example'],
  contact: { email: 'puck@rink.example', phone: '(555) 010-0142', address: [] },
  routes: [...paths, '/blog/:slug'],
  pages: pageNames.filter((name) => name !== 'notFound').map((name) => pageOf(name)),
  notFound: pageOf('notFound'),
  files: new Set([
    'icon.png',
    'share/card.jpg',
    'share/small.jpg',
    'assets/main.js',
    'assets/tape.jpg',
    'assets/tape.webp',
  ]),
  shareImages: new Map([
    ['share/card.jpg', { width: 1200, height: 630, format: 'jpeg' }],
    ['share/small.jpg', { width: 600, height: 315, format: 'jpeg' }],
  ]),
  sitemap: `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
  robots: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
};
