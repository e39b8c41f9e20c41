/** Faults in structured data. */
import {
  block,
  category,
  crumbSeen,
  home,
  said,
  telling,
  type Plant,
  type Planted,
} from './plant.ts';
import { shapeFaults } from './shapes.ts';

const guide = `${home}guides/hockey-stick-taping`;
const offer =
  '{"@type":"Offer","price":"18.99","priceCurrency":"USD","url":"https://store.example/crossbar/tape"}';

/** A name that must not be told, in a page that tells it. */
const forbidden = (type: string): Plant => [
  'tape',
  category,
  `"about":{"@type":"${type}"}`,
  `${type} must not be told`,
];

const way = `1 Home ${home} > 2 Tape ${home}hockey-tape`;

export const dataFaults = {
  dataBlock: [
    ['plain', said, telling('').repeat(2), '2 blocks of structured data, not one'],
    ['plain', said, `${block}{"@context":</script>`, 'the structured data cannot be read'],
    ['plain', said, '<p itemscope>A</p>', 'structured data in the markup of p'],
    ['about', 'https://schema.org', 'http://schema.org', "the context is 'http://schema.org'"],
  ],
  dataIds: [
    ['about', 'about#aboutpage', '#organization', `the @id ${home}#organization is there twice`],
    ['about', `"${home}about#aboutpage`, '"#page', 'the @id #page is not of this site'],
  ],
  dataPointers: [
    [
      'about',
      `"mainEntity":{"@id":"${home}#organization`,
      `"mainEntity":{"@id":"${home}#nobody`,
      `nothing has the @id ${home}#nobody`,
    ],
  ],
  dataForbidden: [
    forbidden('Review'),
    forbidden('AggregateRating'),
    forbidden('AggregateOffer'),
    forbidden('ProductGroup'),
    forbidden('FAQPage'),
    forbidden('SearchAction'),
    ['tape', category, '"review":"Good"', 'Product.review must not be told'],
    ['tape', category, '"aggregateRating":5', 'Product.aggregateRating must not be told'],
    ['tape', category, '"shippingDetails":"2 days"', 'Product.shippingDetails must not be told'],
    ['about', '"foundingDate"', '"sameAs":[],"foundingDate"', 'Organization.sameAs is empty'],
  ],
  dataShapes: shapeFaults,
  thingsWanted: [
    ['post', '"BlogPosting"', '"Article"', 'there is no BlogPosting'],
    ['blog', '"CollectionPage"', '"Brand"', 'there is no CollectionPage'],
    ['home', '"WebSite"', '"CollectionPage"', 'there is no WebSite'],
    ['tape', '"Product"', '"Brand"', 'there is no Product'],
    ['guide', '"HowTo"', '"Brand"', 'there is no HowTo'],
    [
      'guide',
      '"Article"',
      '"AboutPage","name":"A","url":"https://rink.example/"',
      'there is no Article',
    ],
    ['about', '"AboutPage"', '"CollectionPage"', 'there is no AboutPage'],
    ['contact', '"ContactPage"', '"CollectionPage"', 'there is no ContactPage'],
  ],
  thingsElsewhere: [
    [
      'plain',
      said,
      telling(`{"@type":"WebSite","name":"A","url":"${home}"}`),
      'WebSite has no place here',
    ],
    [
      'plain',
      said,
      telling(
        '{"@type":"LocalBusiness","name":"A","address":"B","email":"puck@rink.example","telephone":"(555) 010-0142"}',
      ),
      'LocalBusiness has no place here',
    ],
  ],
  theBrand: [
    ['about', '"2019"', '"2018"', "Organization.foundingDate is not '2019'"],
    ['home', ',"foundingDate":"2019"', '', "Organization.foundingDate is not '2019'"],
    ['about', `"logo":"${home}icon.png",`, '', 'Organization.logo is not there'],
    [
      'about',
      '"name":"Crossbar Hockey"',
      '"name":"Crossbar"',
      "Organization.name is not 'Crossbar Hockey'",
    ],
  ],
  openingHours: [
    [
      'contact',
      '"closes":"17:00"',
      '"closes":"18:00"',
      "the hours are 'Monday Tuesday Wednesday Thursday Friday 09:00-18:00', not Monday to Friday 09:00-17:00",
    ],
    [
      'contact',
      ',"https://schema.org/Friday"',
      '',
      "the hours are 'Monday Tuesday Wednesday Thursday 09:00-17:00', not Monday to Friday 09:00-17:00",
    ],
  ],
  contactData: [
    [
      'contact',
      '"email":"puck@',
      '"email":"post@',
      "ContactPoint.email is not 'puck@rink.example'",
    ],
    ['contact', '"(555) 010-0142"', '"555"', "ContactPoint.telephone is not '(555) 010-0142'"],
  ],
  offerCount: [['tape', `,${offer}`, '', '1 of Offer, not 2']],
  pricesSeen: [
    ['tape', '"price":"9.99"', '"price":"9.49"', '$9.49 is told but not seen'],
    ['tape', '$18.99</p>', '$18.995</p>', '$18.99 is told but not seen'],
  ],
  articleSeen: [
    ['guide', '"headline":"How to tape"', '"headline":"Lace"', "the headline 'Lace' is not seen"],
    ['guide', '"name":"How to tape"', '"name":"Lace"', "the headline 'Lace' is not seen"],
    ['guide', 'datetime="2026-11-21"', 'datetime="2026-11-20"', 'the date 2026-11-21 is not seen'],
  ],
  stepsSeen: [
    ['guide', 'Go on.</p>', 'Stop.</p>', "the step 'Lock: Turn it once. Walk: Go on.' is not seen"],
    [
      'guide',
      `Turn it once.","url":"${guide}#heel`,
      `Turn it once.","url":"${guide}#toe`,
      `${guide}#toe is no place on this page`,
    ],
    [
      'guide',
      `Turn it once.","url":"${guide}#heel`,
      `Turn it once.","url":"${home}about#main`,
      `${home}about#main is no place on this page`,
    ],
  ],
  breadcrumb: [
    ['tape', 'aria-label="Breadcrumb"', 'aria-label="Way"', '0 breadcrumbs are seen, 1 are told'],
    ['plain', said, crumbSeen, '1 breadcrumbs are seen, 0 are told'],
    ['tape', '<span>Tape', '<span>Rolls', `seen: ${way.replace('Tape', 'Rolls')}; told: ${way}`],
    ['tape', '"position":2', '"position":3', `seen: ${way}; told: ${way.replace('2', '3')}`],
    [
      'tape',
      `${home}hockey-tape"}`,
      `${home}tape"}`,
      `seen: ${way}; told: ${way.replace('hockey-', '')}`,
    ],
  ],
} satisfies Partial<Planted>;
