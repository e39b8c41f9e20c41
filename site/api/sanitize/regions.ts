import { removedWithContent } from './config.ts';

/** Most characters of a caption in a region's name. */
const nameLimit = 100;

/** `NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT`, which Node does not have. */
const textsAndElements = 1 + 4;
/** `NodeFilter.FILTER_ACCEPT` and `NodeFilter.FILTER_REJECT`. */
const [accept, reject] = [1, 2];
const textNode = 3;

/** `String`, because a form's `nodeName` may be a field of that name (DOM clobbering). */
const nameOf = (node: { readonly nodeName: unknown }) => String(node.nodeName).toLowerCase();

/** Returns the text of an element, without elements that will be removed. */
const textOf = (root: Element): string => {
  const walker = root.ownerDocument.createTreeWalker(root, textsAndElements, (node) =>
    removedWithContent.includes(nameOf(node)) ? reject : accept,
  );
  let text = '';
  while (walker.nextNode()) {
    const { nodeType, nodeValue } = walker.currentNode;
    if (nodeType === textNode) text += nodeValue ?? '';
  }
  return text.replace(/\s+/g, ' ').trim();
};

/** Returns the text of an element, at most `nameLimit` long; '' without an element. */
const shortTextOf = (element: Element | undefined) =>
  // By code points: a string index could split a surrogate pair.
  Array.from(element ? textOf(element) : '')
    .slice(0, nameLimit)
    .join('');

const captionOf = (table: Element) =>
  shortTextOf([...table.children].find((child) => nameOf(child) === 'caption'));

const fallbackNames: Readonly<Record<string, string>> = { table: 'Table', pre: 'Code' };

/**
 * Wraps tables and code blocks in focusable, named regions: they scroll sideways on a phone, and the
 * keyboard must reach what scrolls. A table without a caption has the name of the heading above it.
 * Regions of the same name are numbered.
 *
 * An element is wrapped after its attributes were checked. DOMPurify then visits the element again,
 * but not the new box, whose attributes are not allowed elsewhere. `#boxes` prevents a second box.
 */
export class Regions {
  readonly #boxes = new Set<Node>();
  readonly #tableNames = new Map<Element, string>();
  #heading: Element | undefined;
  readonly #named = new Map<string, { first: Element; count: number }>();

  wrap(element: Element): void {
    const kind = nameOf(element);
    if (/^h[2-6]$/.test(kind)) this.#heading = element;
    // DOMPurify removes the name on its second visit.
    const tableName = this.#tableNames.get(element);
    if (tableName) element.setAttribute('aria-label', tableName);
    // DOMPurify visits the content of removed elements as well.
    if (!element.parentNode || !Object.hasOwn(fallbackNames, kind) || this.#isInside(element))
      return;
    const box = element.ownerDocument.createElement('div');
    box.setAttribute('tabindex', '0');
    box.setAttribute('role', 'region');
    this.#name(box, (kind === 'table' && this.#nameTable(element)) || (fallbackNames[kind] ?? ''));
    this.#boxes.add(box);
    element.before(box);
    box.append(element);
  }

  /** Returns the caption of a table. Without one, names the table by the heading above it. */
  #nameTable(table: Element): string {
    const caption = captionOf(table);
    if (caption) return caption;
    const heading = shortTextOf(this.#heading);
    if (!heading) return '';
    this.#tableNames.set(table, heading);
    table.setAttribute('aria-label', heading);
    return heading;
  }

  #name(box: Element, name: string): void {
    const { first, count } = this.#named.get(name) ?? { first: box, count: 0 };
    this.#named.set(name, { first, count: count + 1 });
    if (count === 1) first.setAttribute('aria-label', `${name} 1`);
    box.setAttribute('aria-label', count === 0 ? name : `${name} ${count + 1}`);
  }

  /** Whether the element is in a box already, or in a link, which is focusable by itself. */
  #isInside(element: Element): boolean {
    for (let above = element.parentNode; above; above = above.parentNode) {
      if (this.#boxes.has(above) || nameOf(above) === 'a') return true;
    }
    return false;
  }
}
