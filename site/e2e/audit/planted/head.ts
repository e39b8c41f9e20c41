/** Faults in the head of a page, and in its headings. */
import { home, said, type Planted } from './plant.ts';

const card = 'og:image" content="https://rink.example/share/card.jpg';
const pictureOf = (address: string) => `og:image" content="${address}`;

export const headFaults = {
  mainHeading: [
    ['plain', '<h1>Sitemap</h1>', '', '0 h1, not one'],
    ['plain', '<h1>Sitemap</h1>', '<h1>A</h1><h1>B</h1>', '2 h1, not one'],
    ['plain', '<h1>Sitemap</h1>', '<h1> <b></b></h1>', 'the h1 is empty'],
  ],
  headingLevels: [
    ['home', '<h3>Tape</h3>', '<h4>Tape</h4>', "h4 'Tape' comes right after h2"],
    ['plain', '<h1>Sitemap', '<h2>First</h2><h1>Sitemap', "h2 'First' comes right after h0"],
  ],
  language: [
    ['plain', ' lang="en-US"', '', "the language is ''"],
    ['plain', 'en-US', 'english', "the language is 'english'"],
  ],
  title: [
    ['plain', '<title>Sitemap | Crossbar Hockey</title>', '', '0 of title, not one'],
    ['plain', '<title>Sitemap', '<title></title><title>Sitemap', '2 of title, not one'],
    ['plain', 'Sitemap | Crossbar Hockey', ' ', 'title is empty'],
    [
      'plain',
      'Sitemap | Crossbar Hockey',
      'Sitemap',
      "the title 'Sitemap' is not '{page title} | Crossbar Hockey'",
    ],
    [
      'plain',
      'Sitemap | Crossbar',
      'Crossbar Hockey | Crossbar',
      "the title 'Crossbar Hockey | Crossbar Hockey' is not '{page title} | Crossbar Hockey'",
    ],
  ],
  description: [
    ['plain', 'name="description"', 'name="summary"', '0 of description, not one'],
    [
      'plain',
      'About Sitemap: ',
      'x'.repeat(83),
      'the description has 161 characters, not 70 to 160',
    ],
    ['plain', 'About Sitemap: so that it', '', 'the description has 68 characters, not 70 to 160'],
  ],
  keywords: [
    ['plain', 'name="keywords"', 'name="words"', '0 of keywords, not one'],
    ['plain', 'content="hockey, Sitemap"', 'content=""', 'keywords is empty'],
  ],
  canonical: [
    [
      'plain',
      `<link rel="canonical" href="${home}sitemap">`,
      '',
      `canonical is '', not '${home}sitemap'`,
    ],
    [
      'plain',
      `canonical" href="${home}sitemap"`,
      `canonical" href="${home}Sitemap/"`,
      `canonical is '${home}Sitemap/', not '${home}sitemap'`,
    ],
    [
      'plain',
      '<link rel="canonical"',
      `<link rel="canonical" href="${home}"><link rel="canonical"`,
      `canonical is '${home} ${home}sitemap', not '${home}sitemap'`,
    ],
    [
      'notFound',
      '<meta name="robots"',
      `<link rel="canonical" href="${home}404"><meta name="robots"`,
      `canonical is '${home}404', not ''`,
    ],
  ],
  indexing: [
    [
      'plain',
      '<title>Site',
      '<meta name="robots" content="noindex"><title>Site',
      'the page is not to be indexed',
    ],
    ['notFound', 'content="noindex"', 'content="all"', 'the 404 document may be indexed'],
  ],
  strayTags: [
    ['plain', said, '<title>B</title>', 'in the body: <title>B</title>'],
    ['plain', said, '<meta name="a">', 'in the body: <meta name="a">'],
  ],
  shareTags: [
    ['plain', 'og:site_name', 'og:site', '0 of og:site_name, not 1'],
    ['plain', 'twitter:image:alt', 'twitter:alt', '0 of twitter:image:alt, not 1'],
    ['plain', 'content="A card"', 'content=" "', 'og:image:alt is empty'],
    [
      'plain',
      '<meta property="og:type"',
      '<meta property="og:title" content="B"><meta property="og:type"',
      '2 of og:title, not 1',
    ],
    [
      'notFound',
      '<meta property="og:type"',
      '<meta property="og:url" content="https://rink.example/404"><meta property="og:type"',
      '1 of og:url, not 0',
    ],
  ],
  shareValues: [
    [
      'plain',
      `og:url" content="${home}sitemap`,
      `og:url" content="${home}map`,
      `og:url is '${home}map', not '${home}sitemap'`,
    ],
    [
      'plain',
      'content="website"',
      'content="shop"',
      "og:type is 'shop', not 'website' or 'article'",
    ],
  ],
  sharePictures: [
    ['plain', card, pictureOf('/share/card.jpg'), "'/share/card.jpg' is no picture of this site"],
    [
      'plain',
      card,
      pictureOf('https://other.example/share/card.jpg'),
      "'https://other.example/share/card.jpg' is no picture of this site",
    ],
    [
      'plain',
      'twitter:image" content="https://rink.example/share/card.jpg',
      'twitter:image" content="https://rink.example/share/lost.jpg',
      "'https://rink.example/share/lost.jpg' is no picture of this site",
    ],
    [
      'plain',
      card,
      pictureOf(`${home}share/small.jpg`),
      'the picture is 600 by 315, not 1200 by 630 as stated',
    ],
    ['plain', '"1200"', '"1201"', 'the picture is 1200 by 630, not 1201 by 630 as stated'],
    ['plain', card, pictureOf(`${home}share/card.svg`), 'the picture is svg'],
  ],
} satisfies Partial<Planted>;
