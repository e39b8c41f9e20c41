/** Rules for the structured data of any page: its syntax, its types and what it must not claim. */
import { all, objectsIn, type DataNode } from '../page.ts';
import { expectThat, fileAt, type Rule, type Site } from '../site.ts';

/** The page has at most one block, in JSON-LD of schema.org, and no microdata or RDFa. */
export const dataBlock: Rule = ({ blocks, document }) => [
  ...all(document, '[itemscope], [itemprop], [typeof]').map(
    ({ localName }) => `${localName} has microdata or RDFa`,
  ),
  ...expectThat(
    blocks.length <= 1 &&
      blocks.every((block) => objectsIn(block)[0]?.['@context'] === 'https://schema.org'),
    `${blocks.length} blocks of structured data, not one of https://schema.org`,
  ),
];

const idsOf = (nodes: readonly DataNode[]) =>
  nodes.filter((node) => '@id' in node).map((node) => String(node['@id']));

/** Each node has an `@id` of its own, on this site. */
export const dataIds: Rule = ({ nodes }, { origin }) => {
  const ids = idsOf(nodes);
  return ids.flatMap((id, index) => [
    ...expectThat(id.startsWith(`${origin}/`), `the @id ${id} is not on this site`),
    ...expectThat(ids.indexOf(id) === index, `the @id ${id} is there twice`),
  ]);
};

/** Each reference points to a node on this page or on the home page. */
export const dataReferences: Rule = ({ blocks, nodes }, { pages }) => {
  const home = pages.find(({ path }) => path === '/');
  const ids = idsOf([...nodes, ...(home?.nodes ?? [])]);
  const references = objectsIn(blocks).filter((node) => !('@type' in node));
  return idsOf(references).flatMap((id) => expectThat(ids.includes(id), `no node is ${id}`));
};

/** Types that claim something untrue, or that search engines no longer read. */
const forbiddenTypes = [
  'AggregateOffer',
  'AggregateRating',
  'FAQPage',
  'ProductGroup',
  'Rating',
  'Review',
  'SearchAction',
];

/** A brand may not review itself; the marketplace sets availability, shipping and returns. */
const forbiddenProperties = [
  'aggregateRating',
  'availability',
  'review',
  'reviews',
  'shippingDetails',
  'hasMerchantReturnPolicy',
];

/** The structured data makes no claim that it must not make. */
export const forbiddenClaims: Rule = ({ nodes }) =>
  nodes.flatMap((node) => {
    const type = String(node['@type']);
    return [
      ...expectThat(!forbiddenTypes.includes(type), `${type} is forbidden`),
      ...forbiddenProperties
        .filter((name) => name in node)
        .map((name) => `${type}.${name} is forbidden`),
    ];
  });

/** The required properties of each type that the site uses. */
const requiredProperties: Record<string, string> = {
  AboutPage: 'name url',
  Article: 'headline image dateModified author publisher',
  BlogPosting: 'headline image dateModified datePublished author publisher',
  Brand: 'name',
  BreadcrumbList: 'itemListElement',
  CollectionPage: 'name url',
  ContactPage: 'name url',
  ContactPoint: 'contactType telephone email',
  HowTo: 'name step',
  HowToSection: 'name url itemListElement',
  HowToStep: 'text',
  HowToSupply: 'name',
  HowToTool: 'name',
  ListItem: 'position name item',
  LocalBusiness: 'name address email telephone',
  Offer: 'price priceCurrency url',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  Organization: 'name',
  Person: 'name',
  Product: 'name image brand offers',
  WebSite: 'name url',
};

/** Each node has the properties that its type requires. */
export const requiredData: Rule = ({ nodes }) =>
  nodes.flatMap((node) => {
    const type = String(node['@type']);
    const properties = requiredProperties[type];
    if (!properties) return expectThat(forbiddenTypes.includes(type), `${type} is unknown`);
    return properties
      .split(' ')
      .filter(
        (name) =>
          ['', '[]', 'undefined'].includes(JSON.stringify(node[name]) ?? 'undefined') ||
          !String(node[name]).trim(),
      )
      .map((name) => `${type}.${name} is missing`);
  });

const isHttpsOn = (hosts: readonly string[], value: unknown) =>
  URL.canParse(String(value)) &&
  new URL(String(value)).protocol === 'https:' &&
  hosts.includes(new URL(String(value)).host);

const isDate = (value: unknown) => /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(String(value));

const isTime = (value: unknown) => /^\d\d:\d\d$/.test(String(value));

const hasTypes =
  (...types: string[]) =>
  (value: unknown) =>
    types.includes(String((value as DataNode | null)?.['@type']));

/** Tells whether the value of a property is valid, on any type. Lists are checked item by item. */
const validators: Record<string, (value: unknown, site: Site, type: string) => boolean> = {
  author: (value) => typeof value === 'object' && value !== null,
  brand: hasTypes('Brand'),
  closes: isTime,
  dateModified: isDate,
  datePublished: isDate,
  image: (value, site) => fileAt(site, value) !== undefined,
  item: (value, { origin }) => String(value).startsWith(`${origin}/`),
  logo: (value, site) => fileAt(site, value) !== undefined,
  offers: hasTypes('Offer'),
  opens: isTime,
  position: (value) => typeof value === 'number',
  price: (value) => typeof value === 'string' && /^(?!0+\.00$)\d+\.\d\d$/.test(value),
  priceCurrency: (value) => value === 'USD',
  publisher: (value) => typeof value === 'object' && value !== null,
  sameAs: (value, { socialHosts }) => isHttpsOn(socialHosts, value),
  step: hasTypes('HowToStep', 'HowToSection'),
  url: (value, { origin, storeHosts }, type) =>
    type === 'Offer' ? isHttpsOn(storeHosts, value) : String(value).startsWith(`${origin}/`),
};

/** Each property has a value of the right kind, such as a price in US dollars. */
export const dataValues: Rule = ({ nodes }, site) =>
  nodes.flatMap((node) => {
    const type = String(node['@type']);
    return Object.entries(node).flatMap(([name, value]) => {
      const values = Array.isArray(value) ? (value as unknown[]) : [value];
      const isValid = values.every((one) => validators[name]?.(one, site, type) ?? true);
      const isLong = name !== 'itemListElement' || type !== 'BreadcrumbList' || values.length > 1;
      return expectThat(
        isValid && isLong && values.length > 0,
        `${type}.${name} is ${JSON.stringify(value)}`,
      );
    });
  });
