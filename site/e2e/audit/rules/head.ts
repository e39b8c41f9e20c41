import { all, metas } from '../page.ts';
import type { Rule } from '../site.ts';

const shortest = 70;
const longest = 160;

/** A value that must be there once and say something. */
const oneOf = (what: string, values: readonly string[]): string[] => {
  if (values.length !== 1) return [`${values.length} of ${what}, not one`];
  return values[0]?.trim() ? [] : [`${what} is empty`];
};

/** The page says which language it is in. */
export const language: Rule = ({ document }) => {
  const { lang } = document.documentElement;
  return /^en(-[A-Z]{2})?$/.test(lang) ? [] : [`the language is '${lang}'`];
};

/** One title: the page's own, and the brand. */
export const title: Rule = ({ document }, { brand }) => {
  const titles = all(document.head, 'title').map(({ textContent }) => textContent);
  const faults = oneOf('title', titles);
  if (faults.length > 0) return faults;
  const [text = ''] = titles;
  const [own, ending, ...more] = text.split(' | ');
  return own?.trim() && !own.includes(brand) && ending === brand && more.length === 0
    ? []
    : [`the title '${text}' is not '{page title} | ${brand}'`];
};

/** One description of 70 to 160 characters. */
export const description: Rule = (page) => {
  const values = metas(page, 'description');
  const faults = oneOf('description', values);
  if (faults.length > 0) return faults;
  const { length } = values[0] ?? '';
  return length < shortest || length > longest
    ? [`the description has ${length} characters, not ${shortest} to ${longest}`]
    : [];
};

/** Keywords, once. */
export const keywords: Rule = (page) => oneOf('keywords', metas(page, 'keywords'));

/** One canonical address, which is where the page is; none for the 404 document. */
export const canonical: Rule = ({ document, path }, { origin }) => {
  const hrefs = all(document, 'link[rel~="canonical"]').map((link) => link.getAttribute('href'));
  const expected = path === undefined ? [] : [`${origin}${path}`];
  return hrefs.join(' ') === expected.join(' ')
    ? []
    : [`canonical is '${hrefs.join(' ')}', not '${expected.join(' ')}'`];
};

/** Every page may be indexed; the 404 document says that it may not. */
export const indexing: Rule = (page) => {
  const says = metas(page, 'robots').some((content) => content.includes('noindex'));
  if (page.path !== undefined) return says ? ['the page is not to be indexed'] : [];
  return says ? [] : ['the 404 document may be indexed'];
};

/** Nothing that belongs to the head has slipped into the body. */
export const strayTags: Rule = ({ document }) =>
  all(document.body, 'title, meta, link[rel~="canonical"]')
    // A drawing has a title of its own.
    .filter((tag) => !tag.closest('svg'))
    .map((tag) => `in the body: ${tag.outerHTML}`);
