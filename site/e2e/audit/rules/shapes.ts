/** What a thing of each type must say of itself. */
import * as v from 'valibot';
import { fileBehind, type Rule, type Site } from '../site.ts';
import { forbiddenTypes } from './data.ts';

const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'is empty'),
);
const named = v.object({ name: text });
const hasHost = (hosts: readonly string[]) => (value: string) =>
  value.startsWith('https://') && URL.canParse(value) && hosts.includes(new URL(value).host);

const list = <T extends v.GenericSchema>(item: T, least = 1) =>
  v.pipe(v.array(item), v.minLength(least, `has fewer than ${least}`));
const typed = (...types: string[]) => v.object({ '@type': v.picklist(types) });
const someone = v.union([v.object({ '@id': text }), named], 'is nobody');
const date = v.union(
  [v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())],
  'is no ISO date',
);
const time = v.pipe(v.string(), v.isoTime('is no time'));

/** The types that we write; another one is added here first, with what it needs. */
const shapesFor = (site: Site): Record<string, v.GenericSchema> => {
  const here = v.pipe(
    v.string(),
    v.check((value) => value.startsWith(`${site.origin}/`), 'is not on this site'),
  );
  const picture = v.pipe(
    v.string(),
    v.check((value) => fileBehind(site, value) !== undefined, 'is no picture of this site'),
  );
  const pictures = v.union([picture, list(picture)], 'is no picture of this site');
  const sameAs = v.optional(
    v.array(v.pipe(v.string(), v.check(hasHost(site.socialHosts), 'is no place of the brand'))),
  );
  const organization = { name: text, logo: v.optional(picture), url: v.optional(here), sameAs };
  const page = v.object({ name: text, url: here });
  const article = v.object({
    headline: text,
    image: pictures,
    dateModified: date,
    author: someone,
    publisher: someone,
  });
  return {
    AboutPage: page,
    Article: article,
    BlogPosting: v.object({ ...article.entries, datePublished: date }),
    Brand: named,
    BreadcrumbList: v.object({ itemListElement: list(typed('ListItem'), 2) }),
    CollectionPage: page,
    ContactPage: page,
    ContactPoint: v.object({ contactType: text, telephone: text, email: text }),
    HowTo: v.object({ name: text, step: list(typed('HowToStep', 'HowToSection')) }),
    HowToSection: v.object({ name: text, itemListElement: list(typed('HowToStep')) }),
    HowToStep: v.object({ text, url: here }),
    HowToSupply: named,
    HowToTool: named,
    ListItem: v.object({ position: v.number(), name: text, item: here }),
    LocalBusiness: v.object({ ...organization, address: text, email: text, telephone: text }),
    Offer: v.object({
      price: v.pipe(v.string(), v.regex(/^(?!0+\.00$)\d+\.\d\d$/, 'is no price')),
      priceCurrency: v.literal('USD', 'is not USD'),
      url: v.pipe(v.string(), v.check(hasHost(site.storeHosts), 'does not lead to the store')),
    }),
    OpeningHoursSpecification: v.object({ dayOfWeek: list(text), opens: time, closes: time }),
    Organization: v.object(organization),
    Person: named,
    Product: v.object({
      name: text,
      image: list(picture),
      brand: typed('Brand'),
      offers: list(typed('Offer')),
    }),
    WebSite: v.object({ name: text, url: here }),
  };
};

/** Every thing is of a type that we know, and says what that type needs. */
export const dataShapes: Rule = ({ things }, site) => {
  const shapes = shapesFor(site);
  return things.flatMap((thing) => {
    const type = String(thing['@type']);
    if (forbiddenTypes.includes(type)) return [];
    const shape = shapes[type];
    if (!shape) return [`there is no rule for ${type}`];
    const { issues = [] } = v.safeParse(shape, thing);
    return issues.map((issue) => `${type}.${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  });
};
