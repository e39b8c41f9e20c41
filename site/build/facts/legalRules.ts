import { readFile, readdir } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { allowed } from '../../api/sanitize/config.ts';
import { link } from '../../api/sanitize/values.ts';
import { legalFile, legalFolder, writtenIn } from '../../legal/files.ts';
import { legalPages, type LegalKey } from '../../legal/pages.ts';
import { parseLegal, type LegalText } from '../../legal/text.ts';
import { sourceFaults } from './legalPictures.ts';

/** The shortest text that search engines can describe. */
const minLength = 70;
/** The longest title that search engines show, with the brand behind it. */
const maxTitle = 52;

const nameOf = (key: LegalKey) => legalPages.find((page) => page.key === key)?.name ?? key;

const titleFaults = ({ key, title, titles }: LegalText) => {
  const example = `'# ${nameOf(key)}'`;
  if (titles.length === 0) return [`has no title: expected a first line such as ${example}.`];
  if (titles.length > 1) {
    return [`has ${titles.length} titles: expected one line that starts with #, and ## below it.`];
  }
  if (!title.toLowerCase().includes(nameOf(key).toLowerCase())) {
    return [
      `has the title '${title}': expected one with the words '${nameOf(key)}', because links to the page have that name.`,
    ];
  }
  return title.length > maxTitle
    ? [`has the title '${title}': expected at most ${maxTitle} characters.`]
    : [];
};

const isKept = ({ localName }: Element) => allowed.has(localName) || localName === 'body';

/** Returns a sentence for what the sanitizer would remove. */
const removedFaults = (elements: readonly Element[]) => {
  const removed = new Set(elements.filter((one) => !isKept(one)).map(({ localName }) => localName));
  const handlers = elements.flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => name.startsWith('on') || name === 'style'),
  );
  const lost = elements.flatMap((one) => {
    const href = one.localName === 'a' ? one.getAttribute('href') : null;
    return href !== null && link(href) === undefined ? [href] : [];
  });
  return [
    ...[...removed].map(
      (name) =>
        `contains <${name}>, which is removed: expected Markdown, or the HTML that posts can have. Remove it.`,
    ),
    ...[...new Set(handlers.map(({ name }) => name))].map(
      (name) => `contains the attribute '${name}', which is removed. Remove it.`,
    ),
    ...lost.map(
      (href) =>
        `links to '${href}': expected an https address, mailto:, tel:, or a path of the site such as /contact.`,
    ),
  ];
};

const htmlFaults = (html: string, imageHosts: readonly string[]) => {
  const { document } = new JSDOM(html).window;
  const elements = [...document.querySelectorAll('head > *, body *')];
  return [...removedFaults(elements), ...sourceFaults(elements, imageHosts)];
};

const textFaults = (key: LegalKey, markdown: string, imageHosts: readonly string[]) => {
  if (markdown.trim() === '') {
    return [`is empty: expected the title '# ${nameOf(key)}' and a text. Without one, delete it.`];
  }
  const text = parseLegal(key, markdown);
  return [
    ...(/^\uFEFF?---\r?\n/.test(markdown)
      ? [
          "starts with '---': remove the lines from there to the next '---', which readers would see.",
        ]
      : []),
    ...titleFaults(text),
    ...(text.description.length < minLength
      ? [`has too little text: expected paragraphs with at least ${minLength} characters.`]
      : []),
    ...htmlFaults(text.html, imageHosts),
  ];
};

const fileNames = legalPages.map(({ key }) => `${key}.md`);

const fileFaults = async (folder: string) => {
  const entries = await readdir(folder).catch(() => []);
  const written = writtenIn(folder).map((key) => `${key}.md`);
  return entries
    .filter((name) => !name.startsWith('.') && !written.includes(name))
    .map((name) => {
      const fault = fileNames.includes(name)
        ? 'is not a file: expected a text in Markdown'
        : `is no legal page: expected ${fileNames.join(' or ')}`;
      return `site/content/legal/${name} ${fault}.`;
    });
};

/**
 * Returns a sentence for each thing that is wrong with the owner's legal texts.
 *
 * @param imageHosts the origins from which pages may load pictures
 */
export const legalFaults = async (
  imageHosts: readonly string[],
  folder = legalFolder,
): Promise<string[]> => {
  const texts = writtenIn(folder).map(async (key) => {
    const markdown = await readFile(legalFile(folder, key), 'utf8');
    const faults = textFaults(key, markdown, imageHosts);
    return faults.map((fault) => `site/content/legal/${key}.md ${fault}`);
  });
  return [...(await fileFaults(folder)), ...(await Promise.all(texts)).flat()];
};
