/** A small site that keeps the contract, for faults to be planted in. */
import { brand, drafts, origin, reach, type Draft } from './drafts.ts';
import { openPage } from './open.ts';
import type { Site } from './site.ts';

const head = ({ path, title }: Draft) => {
  const url = `${origin}${path}`;
  const card = `${origin}/share/card.jpg`;
  return `<title>${title} | ${brand}</title>
<meta name="description" content="About ${title}: ${'so that it is long enough '.repeat(3)}">
<meta name="keywords" content="hockey, ${title}">
${path ? `<link rel="canonical" href="${url}">` : '<meta name="robots" content="noindex">'}
<meta property="og:site_name" content="${brand}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="Shared: ${title}">
${path ? `<meta property="og:url" content="${url}">` : ''}
<meta property="og:image" content="${card}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A card">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="Tweeted: ${title}">
<meta name="twitter:description" content="Tweeted, too">
<meta name="twitter:image" content="${card}">
<meta name="twitter:image:alt" content="The same card">`;
};

const write = (draft: Draft) => {
  const { main, things } = draft;
  const data = things && JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
${head(draft)}
<link rel="icon" href="/icon.png"><script type="module" src="/assets/main.js"></script>
${data ? `<script type="application/ld+json">${data}</script>` : ''}
</head><body><header><svg><title>A logo</title></svg><a href="#main">Skip</a><a href="/">Home</a>
<a href="/blog">Blog</a><a href="/blog/post">A post</a></header><main id="main">${main}</main>
<footer><a href="/privacy-policy">Privacy</a>
<a href="https://store.example/crossbar" target="_blank" rel="noopener">Store</a>
<a role="link" aria-disabled="true">X (coming soon)</a></footer>
<script type="application/json" id="state">{"year":2026,"none":null}</script></body></html>`;
};

/** One of the small site's pages. */
export type PageName = keyof typeof drafts;

const names = Object.keys(drafts) as PageName[];
const draftOf = (name: PageName): Draft => drafts[name];
const paths = names.flatMap((name) => draftOf(name).path ?? []);

/** The text of a page. */
export const htmlOf = (name: PageName) => write(draftOf(name));

/** A page of the small site, whole or with a changed text. */
export const pageOf = (name: PageName, html = htmlOf(name)) => openPage(html, draftOf(name).path);

/** The small site. */
export const goodSite: Site = {
  origin,
  brand,
  foundingYear: '2019',
  storeHosts: ['store.example'],
  socialHosts: ['social.example'],
  contact: { email: reach.email, phone: reach.telephone, address: [] },
  routes: [...paths, '/blog/:slug'],
  pages: names.filter((name) => name !== 'notFound').map((name) => pageOf(name)),
  notFound: pageOf('notFound'),
  files: new Set([
    'icon.png',
    'share/card.jpg',
    'share/small.jpg',
    'share/card.svg',
    'assets/main.js',
    'assets/tape.jpg',
    'assets/tape.webp',
    'assets/tape-big.webp',
  ]),
  pictures: new Map([
    ['share/card.jpg', { width: 1200, height: 630, format: 'jpeg' }],
    ['share/small.jpg', { width: 600, height: 315, format: 'jpeg' }],
    ['share/card.svg', { width: 1200, height: 630, format: 'svg' }],
  ]),
  sitemap: `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
  robots: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
};
