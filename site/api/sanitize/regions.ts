import { emptied } from './config.ts';

/** Longest name that a caption gives, in characters. */
const nameLimit = 100;

/** Texts and elements, for a walker. */
const textsAndElements = 1 + 4;
/** What a walker does with a node: takes it, or leaves it out with all that is in it. */
const [accept, reject] = [1, 2];
const textNode = 3;

/** Of a form the name may be one of its fields. */
const nameOf = (node: { readonly nodeName: unknown }) => String(node.nodeName).toLowerCase();

/** The words of an element, without those that are not going to stay. */
const wordsOf = (root: Element): string => {
  const walker = root.ownerDocument.createTreeWalker(root, textsAndElements, (node) =>
    emptied.includes(nameOf(node)) ? reject : accept,
  );
  let words = '';
  while (walker.nextNode()) {
    const { nodeType, nodeValue } = walker.currentNode;
    if (nodeType === textNode) words += nodeValue ?? '';
  }
  return words.replace(/\s+/g, ' ').trim();
};

const captionOf = (table: Element) => {
  const caption = [...table.children].find((child) => nameOf(child) === 'caption');
  // By code points: half a character is none.
  return Array.from(caption ? wordsOf(caption) : '')
    .slice(0, nameLimit)
    .join('');
};

const kinds: Readonly<Record<string, (element: Element) => string>> = {
  table: (table) => captionOf(table) || 'Table',
  pre: () => 'Code',
};

/**
 * What is wider than a phone scrolls by itself, and must then be reached by keys: a table and a
 * block of code get a box with a name. Regions of the same name are numbered.
 *
 * A box is put around an element after its attributes were read. The walk goes forward from the
 * box, so the element is read once more and the box, with the attributes nobody else may have, is
 * not. For the second reading there is `boxes`.
 */
export class Regions {
  readonly #boxes = new Set<Node>();
  readonly #named = new Map<string, { first: Element; count: number }>();

  wrap(element: Element): void {
    const kind = nameOf(element);
    // What was taken out is read to its end all the same.
    if (!element.parentNode || !Object.hasOwn(kinds, kind) || this.#isInside(element)) return;
    const box = element.ownerDocument.createElement('div');
    box.setAttribute('tabindex', '0');
    box.setAttribute('role', 'region');
    this.#name(box, kinds[kind]?.(element) ?? '');
    this.#boxes.add(box);
    element.before(box);
    box.append(element);
  }

  #name(box: Element, name: string): void {
    const { first, count } = this.#named.get(name) ?? { first: box, count: 0 };
    this.#named.set(name, { first, count: count + 1 });
    if (count === 1) first.setAttribute('aria-label', `${name} 1`);
    box.setAttribute('aria-label', count === 0 ? name : `${name} ${count + 1}`);
  }

  /** In a box already, or in a link, which takes the keyboard by itself. */
  #isInside(element: Element): boolean {
    for (let above = element.parentNode; above; above = above.parentNode) {
      if (this.#boxes.has(above) || nameOf(above) === 'a') return true;
    }
    return false;
  }
}
