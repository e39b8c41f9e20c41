import { all, isIndexable, metas } from '../page.ts';
import { expectThat, fileAt, type Rule } from '../site.ts';

/** The page declares English as its language. */
export const language: Rule = ({ document: { documentElement } }) =>
  expectThat(
    /^en(-[A-Z]{2})?$/.test(documentElement.lang),
    `the language is '${documentElement.lang}', not English`,
  );

/** The page has one title: its own, then the brand. */
export const title: Rule = ({ document }, { brand }) => {
  const titles = all(document.head, 'title').map(({ textContent }) => textContent);
  const [own = '', ending, ...more] = (titles[0] ?? '').split(' | ');
  const isValid = own.trim() !== '' && !own.includes(brand) && ending === brand;
  return expectThat(
    titles.length === 1 && isValid && more.length === 0,
    `the title is '${titles.join("', '")}', not one '{page title} | ${brand}'`,
  );
};

/** The page has one description of 70 to 160 characters. */
export const description: Rule = (page) => {
  const values = metas(page, 'description');
  const length = values[0]?.trim().length ?? 0;
  return expectThat(
    values.length === 1 && length >= 70 && length <= 160,
    `${values.length} descriptions, the first of ${length} characters, not one of 70 to 160`,
  );
};

/** The page has one tag with keywords. */
export const keywords: Rule = (page) => {
  const values = metas(page, 'keywords');
  return expectThat(
    values.length === 1 && values[0]?.trim() !== '',
    `the keywords are '${values.join("', '")}', not one list`,
  );
};

/** The canonical address is the page's own; the 404 document has none. */
export const canonical: Rule = ({ document, path }, { origin }) => {
  const links = all(document, 'link[rel~="canonical"]');
  const found = links.map((link) => link.getAttribute('href')).join(' ');
  const expected = path === undefined ? '' : `${origin}${path}`;
  return expectThat(found === expected, `canonical is '${found}', not '${expected}'`);
};

/** Search engines may list every page except the 404 document and categories without posts. */
export const indexing: Rule = (page) => {
  const isExcluded = metas(page, 'robots').some((content) => content.includes('noindex'));
  return expectThat(
    isExcluded !== isIndexable(page),
    isExcluded ? 'the page is noindex' : 'the page is not noindex',
  );
};

/** The body has no tag of the head. The title of an SVG drawing is none. */
export const misplacedTags: Rule = ({ document }) =>
  all(document.body, 'title, meta, link[rel~="canonical"]')
    .filter((tag) => !tag.closest('svg'))
    .map((tag) => `in the body: ${tag.outerHTML}`);

const shareTags = [
  'og:site_name',
  'og:type',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:image',
  'twitter:image:alt',
];

/** Each tag of the share card is there once, with a value. The 404 document has no `og:url`. */
export const shareCard: Rule = (page, { origin, brand }) => {
  const allowed: Record<string, readonly string[]> = {
    'og:type': ['website', 'article'],
    'twitter:card': ['summary_large_image'],
    'og:site_name': [brand],
    'og:url': [`${origin}${page.path}`],
  };
  return shareTags.flatMap((tag) => {
    const values = metas(page, tag);
    const count = tag === 'og:url' && page.path === undefined ? 0 : 1;
    return [
      ...expectThat(values.length === count, `${values.length} tags ${tag}, not ${count}`),
      ...values
        .filter((value) => !(allowed[tag]?.includes(value) ?? value.trim()))
        .map((value) => `${tag} is '${value}'`),
    ];
  });
};

/** The share images exist, have the declared size, and are JPEG or PNG. */
export const shareImages: Rule = (page, site) => {
  const declared = ['og:image:width', 'og:image:height'].flatMap((tag) => metas(page, tag));
  const addresses = new Set([...metas(page, 'og:image'), ...metas(page, 'twitter:image')]);
  return [...addresses].flatMap((address) => {
    const image = site.shareImages.get(fileAt(site, address) ?? '');
    if (!image) return [`the share image '${address}' does not exist`];
    const { width, height, format } = image;
    return expectThat(
      declared.join() === `${width},${height}` && ['jpeg', 'png'].includes(format),
      `the share image is a ${format} of ${width} × ${height} px, declared as ${declared.join(' × ')}`,
    );
  });
};
