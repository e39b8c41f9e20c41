/** Which things must be told where, and that they are what the visitor sees. */
import type { FixedPath } from '../../../routes.ts';
import { reader, seenTexts, thingsOf } from '../page.ts';
import type { Rule } from '../site.ts';

const productPage = ['Product', 'BreadcrumbList'];
const guidePage = ['Article', 'HowTo', 'BreadcrumbList'];

const wanted: Partial<Record<FixedPath, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/hockey-tape': productPage,
  '/hockey-laces': productPage,
  '/bearings': productPage,
  '/blog': ['CollectionPage', 'BreadcrumbList'],
  '/about': ['AboutPage', 'Organization'],
  '/guides/hockey-stick-taping': guidePage,
  '/guides/hockey-skate-lacing': guidePage,
  '/guides/bearing-maintenance': guidePage,
};

/** What the API's pages tell, by the form of their path. */
const wantedBelow = (path = ''): readonly string[] => {
  if (/^\/blog\/category\/[^/]+$/.test(path)) return ['CollectionPage', 'BreadcrumbList'];
  return /^\/blog\/[^/]+$/.test(path) ? ['BlogPosting', 'BreadcrumbList'] : [];
};

/** A page tells of what it is about. */
export const thingsWanted: Rule = (page, { contact }) =>
  Object.entries({
    ...wanted,
    // Without a place there is no local business.
    '/contact': ['ContactPage', contact.address.length > 0 ? 'LocalBusiness' : 'Organization'],
  })
    .flatMap(([path, types]) => (path === page.path ? types : []))
    .concat(wantedBelow(page.path))
    .filter((type) => thingsOf(page, type).length === 0)
    .map((type) => `there is no ${type}`);

/** The site is told of at home only; a place only where it is, and only when there is one. */
export const thingsElsewhere: Rule = (page, { contact }) => {
  const homes = { WebSite: '/', LocalBusiness: contact.address.length > 0 ? '/contact' : '' };
  return Object.entries(homes).flatMap(([type, home]) =>
    page.path !== home && thingsOf(page, type).length > 0 ? [`${type} has no place here`] : [],
  );
};

/** The brand has its name, address, logo and founding year where it introduces itself. */
export const theBrand: Rule = (page, { origin, brand, foundingYear }) => {
  if (page.path !== '/' && page.path !== '/about') return [];
  const facts = { name: brand, url: `${origin}/`, foundingDate: foundingYear };
  return thingsOf(page, 'Organization').flatMap((organization) => [
    ...Object.entries(facts)
      .filter(([key, value]) => organization[key] !== value)
      .map(([key, value]) => `Organization.${key} is not '${value}'`),
    ...('logo' in organization ? [] : ['Organization.logo is not there']),
  ]);
};

const week = 'Monday Tuesday Wednesday Thursday Friday';

/** The contact page tells when somebody answers. */
export const openingHours: Rule = (page) => {
  if (page.path !== '/contact') return [];
  const hours = thingsOf(page, 'OpeningHoursSpecification').map(
    ({ dayOfWeek, opens, closes }) =>
      `${[dayOfWeek].flat().join(' ').replaceAll('https://schema.org/', '')} ${String(opens)}-${String(closes)}`,
  );
  return hours.join('; ') === `${week} 09:00-17:00`
    ? []
    : [`the hours are '${hours.join('; ')}', not Monday to Friday 09:00-17:00`];
};

/** How to reach the brand is told as its owner has set it. */
export const contactData: Rule = (page, { contact }) => {
  const facts = { email: contact.email, telephone: contact.phone };
  return page.things.flatMap((thing) =>
    Object.entries(facts)
      .filter(([key, value]) => key in thing && thing[key] !== value)
      .map(([key, value]) => `${String(thing['@type'])}.${key} is not '${value}'`),
  );
};

const offerCounts: Partial<Record<FixedPath, number>> = {
  '/hockey-tape': 2,
  '/hockey-laces': 1,
  '/bearings': 1,
};

/** Each pack is an offer of its own. */
export const offerCount: Rule = (page) =>
  Object.entries(offerCounts).flatMap(([path, count]) => {
    const offers = thingsOf(page, 'Offer').length;
    return path === page.path && offers > 0 && offers !== count
      ? [`${offers} of Offer, not ${count}`]
      : [];
  });

/** A price that is told is seen, too. */
export const pricesSeen: Rule = (page) => {
  const prices = seenTexts(page).flatMap((text) => text.match(/\$\d+\.\d\d(?!\d)/g) ?? []);
  return (
    thingsOf(page, 'Offer')
      // What is no price at all is told by its shape.
      .filter(({ price }) => Number(price) > 0)
      .map(({ price }) => `$${String(price)}`)
      .filter((price) => !prices.includes(price))
      .map((price) => `${price} is told but not seen`)
  );
};

/** An article and a guide are told with the words and the date that stand on the page. */
export const articleSeen: Rule = (page) => {
  const isSeen = reader(page);
  const names = [...thingsOf(page, 'Article'), ...thingsOf(page, 'BlogPosting')];
  const dates = new Set(
    [...page.document.querySelectorAll('time')].map((time) => time.getAttribute('datetime')),
  );
  return [
    ...[
      ...names.map(({ headline }) => headline),
      ...thingsOf(page, 'HowTo').map((it) => it['name']),
    ]
      .filter((name) => typeof name === 'string' && !isSeen(name))
      .map((name) => `the headline '${String(name)}' is not seen`),
    ...names
      .map(({ dateModified }) => dateModified)
      .filter((date) => typeof date === 'string' && !dates.has(date))
      .map((date) => `the date ${String(date)} is not seen`),
  ];
};

/** Every step of a guide stands on the page, where its address says. */
export const stepsSeen: Rule = (page, { origin }) => {
  const isSeen = reader(page);
  const base = `${origin}${page.path}#`;
  const isPlace = (url: string) =>
    url.startsWith(base) && page.document.getElementById(url.slice(base.length)) !== null;
  // What has no text or no address is told by its shape.
  return [...thingsOf(page, 'HowToStep'), ...thingsOf(page, 'HowToSection')].flatMap(
    ({ text, url }) => [
      ...(typeof text !== 'string' || isSeen(text) ? [] : [`the step '${text}' is not seen`]),
      ...(typeof url !== 'string' || isPlace(url) ? [] : [`${url} is no place on this page`]),
    ],
  );
};
