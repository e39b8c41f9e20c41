import type { PageName } from './fixture.ts';
import type { pageRules } from './rules/index.ts';

/** A page, a text of it, what replaces the text, and the problem that the rule must report. */
type InvalidFixture = readonly [page: PageName, from: string, to: string, problem: string];

const home = 'https://rink.example/';
const paragraph = '<p>All pages</p>';
const brand = '"brand":{"@type":"Brand","name":"Crossbar Hockey"},';
const data = (node: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${node}]}</script>`;

/** One invalid page for each rule. The compiler names a rule without one. */
// oxfmt-ignore
export const invalidFixtures: Record<keyof typeof pageRules, InvalidFixture> = {
  language: ['plain', 'en-US', 'english', "the language is 'english', not English"],
  title: ['plain', 'Sitemap | Crossbar Hockey', 'Sitemap', "the title is 'Sitemap', not one '{page title} | Crossbar Hockey'"],
  description: ['plain', 'About Sitemap: so that it', '', '1 descriptions, the first of 66 characters, not one of 70 to 160'],
  keywords: ['plain', 'content="hockey, Sitemap"', 'content=""', "the keywords are '', not one list"],
  canonical: ['plain', `canonical" href="${home}sitemap`, `canonical" href="${home}Sitemap/`, `canonical is '${home}Sitemap/', not '${home}sitemap'`],
  indexing: ['notFound', 'content="noindex"', 'content="all"', 'the 404 document is not noindex'],
  misplacedTags: ['plain', paragraph, '<title>B</title>', 'in the body: <title>B</title>'],
  shareCard: ['plain', `og:url" content="${home}sitemap`, `og:url" content="${home}map`, `og:url is '${home}map'`],
  shareImages: ['plain', `og:image" content="${home}share/card.jpg`, `og:image" content="${home}share/small.jpg`, 'the share image is a jpeg of 600 × 315 px, declared as 1200 × 630'],
  mainHeading: ['plain', '<h1>Sitemap</h1>', '<h1>A</h1><h1>B</h1>', "the h1 are 'A', 'B', not one with text"],
  headingLevels: ['home', '<h3>Tape</h3>', '<h4>Tape</h4>', "h4 'Tape' follows h2"],
  images: ['tape', ' width="4"', '', '/assets/tape.jpg has no width and height'],
  files: ['tape', '/assets/tape.webp', '/assets/lost.webp', '/assets/lost.webp does not exist'],
  printedValues: ['plain', paragraph, '<p>$NaN</p>', "'$NaN'"],
  placeholderTexts: ['plain', paragraph, '<p>TODO: write</p>', "'TODO: write'"],
  deferredContent: ['plain', paragraph, '<div hidden id="S:1">A</div>', "div 'S:1' waits for a script"],
  inlineCode: ['plain', paragraph, '<p onclick="run()">A</p>', 'p has the attribute onclick'],
  linkForms: ['plain', '"#main"', '"about"', "a link has the address 'about'"],
  internalLinks: ['home', '/hockey-tape#packs', '/hockey-tape#rolls', '/hockey-tape#rolls leads nowhere'],
  externalLinks: ['plain', 'https://store.example/', 'https://shop.example/', 'https://shop.example/crossbar is not a known site'],
  contactLinks: ['contact', 'tel:5550100142', 'tel:5550100143', 'tel:5550100143 is not mailto:puck@rink.example or tel:5550100142'],
  dataBlock: ['about', 'https://schema.org', 'http://schema.org', '1 blocks of structured data, not one of https://schema.org'],
  dataIds: ['about', 'about#aboutpage', '#organization', `the @id ${home}#organization is there twice`],
  dataReferences: ['about', `"mainEntity":{"@id":"${home}#organization`, `"mainEntity":{"@id":"${home}#nobody`, `no node is ${home}#nobody`],
  forbiddenClaims: ['tape', brand, `${brand}"aggregateRating":5,`, 'Product.aggregateRating is forbidden'],
  requiredData: ['tape', brand, '', 'Product.brand is missing'],
  dataValues: ['tape', '"priceCurrency":"USD","url":"https://store.example/crossbar/tape"}]', '"priceCurrency":"CAD","url":"https://store.example/crossbar/tape"}]', 'Offer.priceCurrency is "CAD"'],
  expectedNodes: ['about', '"AboutPage"', '"CollectionPage"', 'AboutPage is missing'],
  misplacedNodes: ['plain', paragraph, data(`{"@type":"WebSite","name":"A","url":"${home}"}`), 'WebSite is misplaced'],
  organizationFacts: ['about', '"2019"', '"2018"', "Organization.foundingDate is not '2019'"],
  openingHours: ['contact', '"closes":"17:00"', '"closes":"18:00"', "the opening hours are 'Monday Tuesday Wednesday Thursday Friday 09:00-18:00'"],
  contactFacts: ['contact', '"email":"puck@', '"email":"post@', 'the email is not ours'],
  offers: ['tape', '"price":"9.99"', '"price":"9.49"', '$9.49 is not visible'],
  articles: ['guide', 'datetime="2026-11-21"', 'datetime="2026-11-20"', 'the date 2026-11-21 is not visible'],
  steps: ['guide', 'Go on.</p>', 'Stop.</p>', "the step 'Lock: Turn it once. Walk: Go on.' is not visible"],
  breadcrumb: ['tape', '<span>Tape', '<span>Rolls', `the breadcrumb is [["1 Home ${home}","2 Rolls ${home}hockey-tape"]], declared as [["1 Home ${home}","2 Tape ${home}hockey-tape"]]`],
};
