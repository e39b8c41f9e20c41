/** A built page, opened to be read by the rules. */
/** A thing of the structured data: every object that has a type, wherever it stands. */
export type Thing = Readonly<Record<string, unknown>>;

/** A document of the site. Its scripts have not run: it is what a crawler gets. */
export interface Page {
  /** The canonical path; the 404 document has none. */
  readonly path: string | undefined;
  readonly document: Document;
  /** The blocks of structured data; one that cannot be read is undefined. */
  readonly blocks: readonly unknown[];
  readonly things: readonly Thing[];
}

const isObject = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value inside structured data, itself included, outermost first. */
export const valuesIn = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null
    ? [data, ...Object.values(data).flatMap(valuesIn)]
    : [data];

/** Every object inside structured data. */
export const objectsIn = (data: unknown): Thing[] => valuesIn(data).filter(isObject);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The elements that a selector finds, as a list. */
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

/** Looks into a document. */
export const readPage = (document: Document, path?: string): Page => {
  const scripts = all(document, 'script[type="application/ld+json"]');
  const blocks = scripts.map((script) => parse(script.textContent));
  const things = objectsIn(blocks).filter((thing) => '@type' in thing);
  return { path, document, blocks, things };
};

/** The things of a type on a page. */
export const thingsOf = (page: Page, type: string) =>
  page.things.filter((thing) => thing['@type'] === type);

/** What the meta tags of a name say. */
export const metas = ({ document }: Page, name: string) =>
  all(document, `meta[name="${name}"], meta[property="${name}"]`).map(
    (meta) => meta.getAttribute('content') ?? '',
  );

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const notRead = 'script, style, template, noscript, [hidden]';

const textsIn = (root: Element, skipped: string): string[] =>
  [...root.childNodes].flatMap((node) => {
    if (isElement(node)) return node.matches(skipped) ? [] : textsIn(node, skipped);
    const text = node.nodeType === node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
    return text ? [text] : [];
  });

/** The pieces of text that a visitor sees. */
export const seenTexts = ({ document }: Page) => textsIn(document.body, notRead);

/** The letters and digits of a text: a heading and its paragraph are told with a colon between. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A question to a page: does it show these words, in this order? */
export const reader = ({ document }: Page) => {
  // The numbers that only the eye needs stand between the steps of a list.
  const text = letters(textsIn(document.body, `${notRead}, [aria-hidden="true"]`).join(''));
  return (words: string) => text.includes(letters(words));
};
