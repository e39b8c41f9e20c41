/** Which things must be told where, and that they are what the visitor sees. */
import type { RoutePath } from '../../routes.ts';
import { objectsIn, reader, seenTexts, thingsOf } from '../page.ts';
import type { Rule } from '../site.ts';

const productPage = ['Product', 'BreadcrumbList'];
const guidePage = ['Article', 'HowTo', 'BreadcrumbList'];

const wanted: Partial<Record<RoutePath, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/hockey-tape': productPage,
  '/hockey-laces': productPage,
  '/bearings': productPage,
  '/about': ['AboutPage', 'Organization'],
  '/guides/hockey-stick-taping': guidePage,
  '/guides/hockey-skate-lacing': guidePage,
  '/guides/bearing-maintenance': guidePage,
};

/** A page tells of what it is about. */
export const thingsWanted: Rule = (page, { contact }) =>
  Object.entries({
    ...wanted,
    // Without a place there is no local business.
    '/contact': ['ContactPage', contact.address.length > 0 ? 'LocalBusiness' : 'Organization'],
  })
    .flatMap(([path, types]) => (path === page.path ? types : []))
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

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The contact page tells when somebody answers. */
export const openingHours: Rule = (page) => {
  if (page.path !== '/contact') return [];
  const hours = thingsOf(page, 'OpeningHoursSpecification').map(
    ({ dayOfWeek, opens, closes }) => `${String(dayOfWeek)} ${String(opens)}-${String(closes)}`,
  );
  const days = week.map((day) => `https://schema.org/${day}`).join(',');
  return hours.join('; ') === `${days} 09:00-17:00`
    ? []
    : [`the hours are '${hours.join('; ')}', not Monday to Friday 09:00-17:00`];
};

/** How to reach the brand is told as its owner has set it. */
export const contactData: Rule = (page, { contact }) => {
  const facts = { email: contact.email, telephone: contact.phone };
  const faults = page.things.flatMap((thing) =>
    Object.entries(facts)
      .filter(([key, value]) => key in thing && thing[key] !== value)
      .map(([key, value]) => `${String(thing['@type'])}.${key} is not '${value}'`),
  );
  const isThere = page.path !== '/contact' || page.things.some((thing) => 'email' in thing);
  return isThere ? faults : [...faults, 'there is no email'];
};

const offerCounts: Partial<Record<RoutePath, number>> = {
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
  return thingsOf(page, 'Offer')
    .map(({ price }) => `$${String(price)}`)
    .filter((price) => !prices.includes(price))
    .map((price) => `${price} is told but not seen`);
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
  return objectsIn(page.blocks).flatMap(({ '@type': type, text, url }) => {
    if (type !== 'HowToStep' && type !== 'HowToSection') return [];
    const address = String(url);
    const hasAnchor =
      address.startsWith(base) && page.document.getElementById(address.slice(base.length));
    return [
      ...(type === 'HowToSection' || isSeen(text)
        ? []
        : [`the step '${String(text)}' is not seen`]),
      ...(hasAnchor ? [] : [`${address} is no place on this page`]),
    ];
  });
};
