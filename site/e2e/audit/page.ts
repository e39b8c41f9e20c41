/** Opens a built document for the audit rules. Its scripts do not run: it is what a crawler gets. */
import { createRequire } from 'node:module';

/** An object of the structured data that has a type, at any depth. */
export type DataNode = Readonly<Record<string, unknown>>;

export interface Page {
  /** The canonical path; undefined for the 404 document. */
  readonly path: string | undefined;
  readonly document: Document;
  /** The blocks of structured data; undefined for one that is not JSON. */
  readonly blocks: readonly unknown[];
  readonly nodes: readonly DataNode[];
}

const load = createRequire(import.meta.url);
let parser: DOMParser | undefined;

/** Loads jsdom at the first page, because Storybook's configuration imports this file. */
const readParser = (): DOMParser => {
  const { JSDOM } = load('jsdom') as typeof import('jsdom');
  const { window } = new JSDOM('');
  return new window.DOMParser();
};

/** Returns the elements of a selector as an array. */
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

/** Returns every value inside structured data, itself included, outermost first. */
export const valuesIn = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null
    ? [data, ...Object.values(data).flatMap(valuesIn)]
    : [data];

/** Returns every object inside structured data, itself included, outermost first. */
export const objectsIn = (data: unknown): DataNode[] =>
  valuesIn(data).filter(
    (value): value is DataNode =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  );

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Opens the HTML of a page. */
export const openPage = (html: string, path?: string): Page => {
  parser ??= readParser();
  const document = parser.parseFromString(html, 'text/html');
  const scripts = all(document, 'script[type="application/ld+json"]');
  const blocks = scripts.map((script) => parseJson(script.textContent));
  return { path, document, blocks, nodes: objectsIn(blocks).filter((node) => '@type' in node) };
};

/** Returns the structured-data nodes of a type. */
export const nodesOf = ({ nodes }: Page, type: string) =>
  nodes.filter((node) => node['@type'] === type);

/** Returns the contents of the meta tags with a name or property. */
export const metas = ({ document }: Page, name: string) =>
  all(document, `meta[name="${name}"], meta[property="${name}"]`).map(
    (meta) => meta.getAttribute('content') ?? '',
  );

/** Returns whether search engines may list a page: not the 404 document, nor a category without posts. */
export const isIndexable = ({ path, document }: Page) =>
  path !== undefined && !all(document, 'h2').some((one) => one.textContent === 'No posts found');

/** Returns the name of a page in its breadcrumb, in lower case; '' without a breadcrumb. */
export const nameIn = ({ document }: Page) =>
  document
    .querySelector('nav[aria-label="Breadcrumb"] [aria-current="page"]')
    ?.textContent.trim()
    .toLowerCase() ?? '';

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const textsIn = (root: Element, skipped: string): string[] =>
  [...root.childNodes].flatMap((node) => {
    if (isElement(node)) return node.matches(skipped) ? [] : textsIn(node, skipped);
    const text = node.nodeType === node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
    return text ? [text] : [];
  });

const invisible = 'script, style, template, noscript, [hidden]';

/** Returns the visible text nodes of a page. */
export const visibleTexts = ({ document }: Page) => textsIn(document.body, invisible);

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns a function that tells whether a page shows some words in this order. It ignores
 * punctuation, because structured data joins a heading and its paragraph by a colon.
 */
export const textFinder = ({ document }: Page) => {
  // The numbers of steps are between the words of two steps.
  const numbers = 'ol > li > span:first-child:not([aria-current])';
  const text = lettersOf(textsIn(document.body, `${invisible}, ${numbers}`).join(''));
  return (words: string) => text.includes(lettersOf(words));
};
