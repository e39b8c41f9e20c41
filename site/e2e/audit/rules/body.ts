import { all, nameIn, valuesIn, visibleTexts } from '../page.ts';
import { expectThat, type Rule } from '../site.ts';

/** The page has one h1, with text. */
export const mainHeading: Rule = ({ document }) => {
  const texts = all(document, 'h1').map(({ textContent }) => textContent.trim());
  return expectThat(
    texts.length === 1 && texts[0] !== '',
    `the h1 are '${texts.join("', '")}', not one with text`,
  );
};

/** A heading is at most one level below the previous one. */
export const headingLevels: Rule = ({ document }) => {
  const headings = all(document, 'h1, h2, h3, h4, h5, h6');
  return headings.flatMap(({ localName, textContent }, index) => {
    const previous = headings[index - 1]?.localName ?? 'h0';
    return expectThat(
      Number(localName[1]) <= Number(previous[1]) + 1,
      `${localName} '${textContent}' follows ${previous}`,
    );
  });
};

/** No two headings of the page's content have the same text. */
export const uniqueHeadings: Rule = ({ document }) => {
  const texts = all(document, 'main :is(h1, h2, h3, h4, h5, h6)').map(({ textContent }) =>
    textContent.trim().toLowerCase(),
  );
  return texts
    .filter((text, index) => texts.indexOf(text) !== index)
    .map((text) => `two headings are '${text}'`);
};

/** No two elements have the same id. */
export const uniqueIds: Rule = ({ document }) => {
  const ids = all(document, '[id]').map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two ids are '${id}'`);
};

/** The title and the h1 contain the page's name in the breadcrumb. */
export const pageName: Rule = (page) => {
  const name = nameIn(page);
  const { title } = page.document;
  const heading = page.document.querySelector('h1')?.textContent ?? '';
  return [title, heading].flatMap((text) =>
    expectThat(text.toLowerCase().includes(name), `'${text}' does not contain '${name}'`),
  );
};

/** The API serves the pictures of posts, without their sizes. */
const apiPrefix = '/api/';

/** Every image has an alt text, and a width and height that reserve its space. */
export const images: Rule = ({ document }) =>
  all(document, 'img').flatMap((image) => {
    const src = image.getAttribute('src') ?? '';
    const hasSize = ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0);
    return [
      ...expectThat(image.hasAttribute('alt'), `${src} has no alt`),
      ...expectThat(hasSize || src.startsWith(apiPrefix), `${src} has no width and height`),
    ];
  });

/** Every file that the page loads is a file of the site. */
export const files: Rule = ({ document }, site) => {
  const addresses = [
    ...all(document, '[src]').map((element) => element.getAttribute('src') ?? ''),
    ...all(document, '[srcset]').flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(/\s/)[0]),
    ),
    ...all(document, 'link[href]:not([rel~="canonical"])').map((link) => link.getAttribute('href')),
  ];
  return [...new Set(addresses)].flatMap((address) => {
    // A fragment is a view of a drawing, in the same file.
    const [path = ''] = (address ?? '').split('#');
    return expectThat(
      path.startsWith(apiPrefix) || (path[0] === '/' && site.files.has(path.slice(1))),
      `${address} does not exist`,
    );
  });
};

/** Values that a program prints by mistake, as whole words. */
const printedByMistake = /(?<![\w-])(?:undefined|NaN|null)(?![\w-])|\[object \w+\]/;

/** No text, attribute or structured data holds `undefined`, `null`, `NaN` or `[object Object]`. */
export const printedValues: Rule = (page) => {
  const { title, documentElement } = page.document;
  const attributes = [documentElement, ...all(documentElement, '*')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${element.localName} ${name}="${value}"`),
  );
  const data = valuesIn(page.blocks.filter((block) => block !== undefined)).filter(
    (value) => typeof value !== 'object' || value === null,
  );
  return [title, ...visibleTexts(page), ...attributes, ...data.map(String)]
    .filter((text) => printedByMistake.test(text))
    .map((text) => `'${text.slice(0, 80)}'`);
};

/** No text is a placeholder such as "Lorem". */
export const placeholderTexts: Rule = (page) =>
  [page.document.title, ...visibleTexts(page)]
    .filter((text) => /\b(?:TODO|TBD|FIXME|[Ll]orem|[Ii]psum|[Pp]laceholder)\b/.test(text))
    .map((text) => `'${text.slice(0, 80)}'`);

/** No content waits for a script of React to be moved into its place. */
export const deferredContent: Rule = ({ document }) =>
  all(document, 'template[id^="B:"], [hidden][id^="S:"]').map(
    ({ localName, id }) => `${localName} '${id}' waits for a script`,
  );

/**
 * Besides the script and the speculation rules in its head, the page has no inline code: the CSP would
 * block it.
 */
export const inlineCode: Rule = ({ document }) => [
  ...all(document, 'script:not([src])')
    .filter((script) => script !== document.head.querySelector('script:not([src], [type])'))
    .filter((script) => script !== document.head.querySelector('script[type="speculationrules"]'))
    .filter((script) => !/^application\/(ld\+)?json$/.test(script.getAttribute('type') ?? ''))
    .map((script) => `an inline script: ${script.textContent.slice(0, 40)}`),
  ...all(document, '*').flatMap(({ localName, attributes }) =>
    [...attributes]
      .filter(({ name }) => /^(on[a-z]+|style)$/.test(name))
      .map(({ name }) => `${localName} has the attribute ${name}`),
  ),
];
