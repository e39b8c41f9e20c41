/** Rules for what each page declares in structured data, and that a visitor sees the same. */
import { timeText } from '../../../content/hours.ts';
import { all, nodesOf, textFinder, visibleTexts } from '../page.ts';
import { expectThat, type Rule, type Site } from '../site.ts';

const productPage = ['Product', 'BreadcrumbList'];
const guidePage = ['Article', 'HowTo', 'BreadcrumbList'];

const typesByPath: Partial<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/blog': ['CollectionPage', 'BreadcrumbList'],
  '/about': ['AboutPage', 'Organization'],
  '/guides/hockey-stick-taping': guidePage,
  '/guides/hockey-skate-lacing': guidePage,
  '/guides/bearing-maintenance': guidePage,
};

/** A brand is a local business only when it has an address. */
const organizationType = ({ contact }: Site) =>
  contact.address.length > 0 ? 'LocalBusiness' : 'Organization';

const expectedTypes = (path: string, site: Site): readonly string[] => {
  if (path === '/contact') return ['ContactPage', organizationType(site)];
  if (/^\/blog\/category\/[^/]+$/.test(path)) return ['CollectionPage', 'BreadcrumbList'];
  if (/^\/blog\/[^/]+$/.test(path)) return ['BlogPosting', 'BreadcrumbList'];
  return (site.products.has(path) ? productPage : typesByPath[path]) ?? [];
};

/** A page declares the nodes that its kind of page needs. */
export const expectedNodes: Rule = (page, site) =>
  expectedTypes(page.path ?? '', site).flatMap((type) =>
    expectThat(nodesOf(page, type).length > 0, `${type} is missing`),
  );

/** WebSite is on the home page only, LocalBusiness on the contact page only. */
export const misplacedNodes: Rule = (page, site) => [
  ...expectThat(page.path === '/' || nodesOf(page, 'WebSite').length === 0, 'WebSite is misplaced'),
  ...expectThat(
    expectedTypes(page.path ?? '', site).includes('LocalBusiness') ||
      nodesOf(page, 'LocalBusiness').length === 0,
    'LocalBusiness is misplaced',
  ),
];

/** The home and about pages declare the brand's name, address, logo and founding year. */
export const organizationFacts: Rule = (page, { origin, brand, foundingYear }) => {
  if (page.path !== '/' && page.path !== '/about') return [];
  const facts = { name: brand, url: `${origin}/`, foundingDate: foundingYear };
  return nodesOf(page, 'Organization').flatMap((organization) => [
    ...Object.entries(facts).flatMap(([name, value]) =>
      expectThat(organization[name] === value, `Organization.${name} is not '${value}'`),
    ),
    ...expectThat('logo' in organization, 'Organization.logo is missing'),
  ]);
};

/** A visitor of the contact page sees the declared times. */
export const openingHours: Rule = (page) => {
  if (page.path !== '/contact') return [];
  const isVisible = textFinder(page);
  const declared = nodesOf(page, 'OpeningHoursSpecification');
  return [
    ...expectThat(declared.length > 0, 'OpeningHoursSpecification is missing'),
    ...declared.flatMap(({ dayOfWeek, opens, closes }) => {
      const times = `${timeText(String(opens))} to ${timeText(String(closes))}`;
      const [first = ''] = [dayOfWeek].flat().map((day) => String(day).split('/').at(-1));
      return [times, first].flatMap((text) =>
        expectThat(isVisible(text), `'${text}' is not visible`),
      );
    }),
  ];
};

/** Declared mail addresses and telephone numbers are the owner's. */
export const contactFacts: Rule = ({ nodes }, { contact }) =>
  nodes.flatMap((node) => [
    ...expectThat((node['email'] ?? contact.email) === contact.email, 'the email is not ours'),
    ...expectThat(
      (node['telephone'] ?? contact.phone) === contact.phone,
      'the telephone number is not ours',
    ),
  ]);

/** A product page declares one offer for each pack, with a price that a visitor sees. */
export const offers: Rule = (page, site) => {
  const declared = nodesOf(page, 'Offer').map(({ price }) => `$${String(price)}`);
  const visible = visibleTexts(page).flatMap((text) => text.match(/\$\d+\.\d\d(?!\d)/g) ?? []);
  const count = site.products.get(page.path ?? '') ?? declared.length;
  return [
    ...expectThat(declared.length === count, `${declared.length} offers, not ${count}`),
    ...declared.flatMap((price) => expectThat(visible.includes(price), `${price} is not visible`)),
  ];
};

/** A visitor sees the declared headline and date of an article or guide. */
export const articles: Rule = (page) => {
  const isVisible = textFinder(page);
  const nodes = ['Article', 'BlogPosting'].flatMap((type) => nodesOf(page, type));
  const times = all(page.document, 'time').map((time) => time.getAttribute('datetime'));
  const headlines = [
    ...nodes.map(({ headline }) => String(headline)),
    ...nodesOf(page, 'HowTo').map((node) => String(node['name'])),
  ];
  return [
    ...headlines.flatMap((text) =>
      expectThat(isVisible(text), `the headline '${text}' is not visible`),
    ),
    ...nodes.flatMap(({ dateModified: date }) =>
      expectThat(times.includes(String(date)), `the date ${String(date)} is not visible`),
    ),
  ];
};

/** A visitor sees each step of a guide, and its address leads to an element of the page. */
export const steps: Rule = (page, { origin }) => {
  const isVisible = textFinder(page);
  const base = `${origin}${page.path}#`;
  return ['HowToStep', 'HowToSection']
    .flatMap((type) => nodesOf(page, type))
    .flatMap(({ text = '', url = `${base}main` }) => {
      const id = String(url).startsWith(base) ? String(url).slice(base.length) : '';
      return [
        ...expectThat(isVisible(String(text)), `the step '${String(text)}' is not visible`),
        ...expectThat(
          page.document.getElementById(id) !== null,
          `${String(url)} is no element of this page`,
        ),
      ];
    });
};

/** The declared breadcrumb is the visible one: same names, order and addresses. */
export const breadcrumb: Rule = (page, { origin }) => {
  const visible = all(page.document, 'nav[aria-label="Breadcrumb"]').map((nav) =>
    all(nav, 'li').map((item, index) => {
      const href = item.querySelector('a')?.getAttribute('href') ?? page.path;
      return `${index + 1} ${item.textContent.trim()} ${origin}${href}`;
    }),
  );
  const declared = nodesOf(page, 'BreadcrumbList').map((list) =>
    [list['itemListElement']]
      .flat()
      .map((item) => item as Record<string, unknown>)
      .map(({ position, name, item }) => `${String(position)} ${String(name)} ${String(item)}`),
  );
  return expectThat(
    JSON.stringify(visible) === JSON.stringify(declared) && visible.length <= 1,
    `the breadcrumb is ${JSON.stringify(visible)}, declared as ${JSON.stringify(declared)}`,
  );
};
