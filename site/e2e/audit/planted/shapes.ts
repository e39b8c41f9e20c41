/** Structured data in which something is missing or of the wrong kind. */
import { category, crumbSeen, home, said, telling, type Plant } from './plant.ts';

/** A part of the product that is not there: what the schema says of it. */
const without = (what: string, type: string, key: string): Plant => [
  'tape',
  what,
  '',
  `${type}.${key}: Invalid key: Expected "${key}" but received undefined`,
];

const posting = `{"@type":"BlogPosting","headline":"Sitemap","image":"${home}icon.png","dateModified":"2026-11-21","author":{"name":"A"},"publisher":{"name":"B"}}`;
const oneCrumb = `{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Map","item":"${home}sitemap"}]}`;
const picture = `"image":["${home}assets/tape.jpg"]`;
const toStore = '18.99","priceCurrency":"USD","url":"https://store.example/';

export const shapeFaults: [Plant, ...Plant[]] = [
  ['tape', category, '"about":{"@type":"Game"}', 'there is no rule for Game'],
  without('"name":"Clear tape",', 'Product', 'name'),
  without('"brand":{"@type":"Brand","name":"Crossbar Hockey"},', 'Product', 'brand'),
  without(`${picture},`, 'Product', 'image'),
  ['tape', picture, '"image":[]', 'Product.image: has fewer than 1'],
  ['tape', picture, '"image":["/assets/tape.jpg"]', 'Product.image.0: is no picture of this site'],
  ['tape', '"Brand","name":"Crossbar Hockey"', '"Brand","name":" "', 'Brand.name: is empty'],
  [
    'tape',
    '"offers":',
    '"offer":',
    'Product.offers: Invalid key: Expected "offers" but received undefined',
  ],
  ['tape', '"price":"9.99"', '"price":"0.00"', 'Offer.price: is no price'],
  ['tape', '"price":"9.99"', '"price":"$9.99"', 'Offer.price: is no price'],
  [
    'tape',
    '18.99","priceCurrency":"USD"',
    '18.99","priceCurrency":"CAD"',
    'Offer.priceCurrency: is not USD',
  ],
  [
    'tape',
    toStore,
    toStore.replace('store.example', 'shop.example'),
    'Offer.url: does not lead to the store',
  ],
  [
    'home',
    `"url":"${home}","publisher"`,
    '"publisher"',
    'WebSite.url: Invalid key: Expected "url" but received undefined',
  ],
  [
    'about',
    `"logo":"${home}icon.png"`,
    `"logo":"${home}logo.png"`,
    'Organization.logo: is no picture of this site',
  ],
  [
    'about',
    '"foundingDate"',
    '"sameAs":["https://other.example/a"],"foundingDate"',
    'Organization.sameAs.0: is no place of the brand',
  ],
  [
    'about',
    `"name":"About","url":"${home}about"`,
    '"name":"About","url":"/about"',
    'AboutPage.url: is not on this site',
  ],
  [
    'contact',
    '"contactType":"support",',
    '',
    'ContactPoint.contactType: Invalid key: Expected "contactType" but received undefined',
  ],
  [
    'guide',
    `"image":"${home}share/card.jpg"`,
    '"image":"card.jpg"',
    'Article.image: is no picture of this site',
  ],
  [
    'guide',
    '"dateModified":"2026-11-21"',
    '"dateModified":"2026"',
    'Article.dateModified: is no ISO date',
  ],
  [
    'guide',
    `"author":{"@id":"${home}#organization"}`,
    '"author":"A player"',
    'Article.author: is nobody',
  ],
  [
    'guide',
    '"step":',
    '"steps":',
    'HowTo.step: Invalid key: Expected "step" but received undefined',
  ],
  [
    'guide',
    '"text":"Turn it once.",',
    '',
    'HowToStep.text: Invalid key: Expected "text" but received undefined',
  ],
  [
    'plain',
    said,
    crumbSeen + telling(oneCrumb),
    'BreadcrumbList.itemListElement: has fewer than 2',
  ],
  [
    'plain',
    said,
    `<time datetime="2026-11-21"></time>${telling(posting)}`,
    'BlogPosting.datePublished: Invalid key: Expected "datePublished" but received undefined',
  ],
];
