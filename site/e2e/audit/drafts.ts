/** What the pages of the small site say. */
export const origin = 'https://rink.example';
export const brand = 'Crossbar Hockey';
const theBrand = { '@id': `${origin}/#organization` };

/** A page's own part. */
export interface Draft {
  path?: string;
  title: string;
  main: string;
  things?: readonly object[];
}

const thing = (type: string, path: string, more: object) => ({
  '@type': type,
  '@id': `${origin}${path}#${type.toLowerCase()}`,
  ...more,
});

const organization = {
  '@type': 'Organization',
  ...theBrand,
  name: brand,
  url: `${origin}/`,
  logo: `${origin}/icon.png`,
  foundingDate: '2019',
};

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const hours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: week.map((day) => `https://schema.org/${day}`),
  opens: '09:00',
  closes: '17:00',
};
/** How to reach the small site's owner. */
export const reach = { email: 'puck@rink.example', telephone: '(555) 010-0142' };

const offer = (price: string) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'USD',
  url: 'https://store.example/crossbar/tape',
});

const crumb = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `${origin}${path}`,
});

const guidePath = '/guides/hockey-stick-taping';
const step = (name: string, text: string, place: string) => ({
  '@type': 'HowToStep',
  name,
  text,
  url: `${origin}${guidePath}#${place}`,
});

const trail = (name: string) =>
  `<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span>${name}</span></li></ol></nav>`;

const image = `${origin}/share/card.jpg`;

export const drafts = {
  home: {
    path: '/',
    title: 'All gear',
    main: `<h1>Gear up</h1><h2>Products</h2><h3>Tape</h3><p>Nullified words are undefinedly fine.</p>
<a href="/hockey-tape#packs">Packs</a><img src="/api/covers/a.svg" alt="">`,
    things: [
      organization,
      thing('WebSite', '/', { name: brand, url: `${origin}/`, publisher: theBrand }),
    ],
  },
  tape: {
    path: '/hockey-tape',
    title: 'Clear tape',
    main: `${trail('Tape')}<h1>Tape</h1><p>$9.99 – $18.99</p><h2 id="packs">Packs</h2>
<picture><source srcset="/assets/tape.webp 400w, /assets/tape-big.webp 800w" sizes="(min-width: 48em) 40rem, 100vw">
<img src="/assets/tape.jpg" alt="A roll" width="4" height="3"></picture>`,
    things: [
      thing('Product', '/hockey-tape', {
        name: 'Clear tape',
        image: [`${origin}/assets/tape.jpg`],
        brand: { '@type': 'Brand', name: brand },
        category: 'Tape',
        offers: [offer('9.99'), offer('18.99')],
      }),
      thing('BreadcrumbList', '/hockey-tape', {
        itemListElement: [crumb(1, 'Home', '/'), crumb(2, 'Tape', '/hockey-tape')],
      }),
    ],
  },
  guide: {
    path: guidePath,
    title: 'Taping a stick',
    main: `${trail('Guide')}<h1>How to tape</h1><time datetime="2026-11-21">Nov 21, 2026</time><time datetime="2026">2026</time>
<h2 id="heel">The heel</h2><ol><li><b aria-hidden="true">1</b><h3>Lock</h3><p>Turn it once.</p></li>
<li><b aria-hidden="true">2</b><h3>Walk</h3><p>Go on.</p></li></ol>`,
    things: [
      thing('Article', guidePath, {
        headline: 'How to tape',
        image,
        dateModified: '2026-11-21',
        author: theBrand,
        publisher: theBrand,
      }),
      thing('HowTo', guidePath, {
        name: 'How to tape',
        step: [
          {
            '@type': 'HowToSection',
            name: 'The heel',
            url: `${origin}${guidePath}#heel`,
            itemListElement: [step('Turn', 'Turn it once.', 'heel')],
          },
          step('All of it', 'Lock: Turn it once. Walk: Go on.', 'main'),
        ],
      }),
      thing('BreadcrumbList', guidePath, {
        itemListElement: [crumb(1, 'Home', '/'), crumb(2, 'Guide', guidePath)],
      }),
    ],
  },
  blog: {
    path: '/blog',
    title: 'Hockey tips',
    main: `${trail('Blog')}<h1>Tips</h1>`,
    things: [
      thing('CollectionPage', '/blog', { name: 'Tips', url: `${origin}/blog` }),
      thing('BreadcrumbList', '/blog', {
        itemListElement: [crumb(1, 'Home', '/'), crumb(2, 'Blog', '/blog')],
      }),
    ],
  },
  post: {
    path: '/blog/post',
    title: 'Flat laces',
    main: `${trail('Laces')}<h1>Flat laces</h1><time datetime="2026-01-05T02:00:00.000Z">January 5</time>
<a href="https://twitter.com/intent/tweet?url=https%3A%2F%2Frink.example%2Fblog%2Fpost" target="_blank" rel="noopener">Tweet</a>`,
    things: [
      thing('BlogPosting', '/blog/post', {
        headline: 'Flat laces',
        image,
        datePublished: '2026-01-05T02:00:00.000Z',
        dateModified: '2026-01-05T02:00:00.000Z',
        author: { '@type': 'Person', name: 'Dana R.' },
        publisher: theBrand,
      }),
      thing('BreadcrumbList', '/blog/post', {
        itemListElement: [crumb(1, 'Home', '/'), crumb(2, 'Laces', '/blog/post')],
      }),
    ],
  },
  about: {
    path: '/about',
    title: 'About us',
    main: '<h1>About us</h1>',
    things: [
      thing('AboutPage', '/about', { name: 'About', url: `${origin}/about`, mainEntity: theBrand }),
      organization,
    ],
  },
  contact: {
    path: '/contact',
    title: 'Contact us',
    main: `<h1>Contact us</h1><a href="mailto:puck@rink.example">Write</a><a href="tel:5550100142">Call</a>`,
    things: [
      thing('ContactPage', '/contact', { name: 'Contact', url: `${origin}/contact` }),
      {
        ...organization,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'support',
          ...reach,
          hoursAvailable: hours,
        },
      },
    ],
  },
  plain: { path: '/sitemap', title: 'Sitemap', main: '<h1>Sitemap</h1><p>All pages</p>' },
  notFound: { title: 'Lost', main: '<h1>Lost</h1>' },
} satisfies Record<string, Draft>;
