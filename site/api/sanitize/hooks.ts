import type { DOMPurify } from 'dompurify';
import { allowed, everywhere } from './config.ts';
import { isExternal, link, picture, rules } from './values.ts';

const elementNode = 1;

const isElement = (node: Node): node is Element => node.nodeType === elementNode;

/** Attributes are read trimmed, here as in the library. */
const has = (element: Element, name: string, rule: typeof link) =>
  rule(element.getAttribute(name)?.trim() ?? '') !== undefined;

const stays = (element: Element, tag: string): boolean => {
  // Whatever becomes of the attribute, it is written again with the element.
  if (!allowed.has(tag) || element.hasAttribute('is')) return false;
  // A link that leads nowhere is no link: its words stay. A picture without a source goes.
  if (tag === 'a') return has(element, 'href', link);
  return tag !== 'img' || has(element, 'src', picture);
};

const rankOf = (tag: string) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);

/** Puts what a heading holds into one of another rank; its own tag is not allowed then, and goes. */
const relabel = (heading: Element, rank: number) => {
  const other = heading.ownerDocument.createElement(`h${rank}`);
  other.append(...heading.childNodes);
  heading.append(other);
};

const openOutside = (anchor: Element) => {
  if (!isExternal(anchor.getAttribute('href') ?? '')) return;
  anchor.setAttribute('target', '_blank');
  anchor.setAttribute('rel', 'noopener');
};

const loadLate = (image: Element) => {
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
};

interface Hooked {
  /** Called with every document before anything in it is read. */
  begin: (body: Element) => void;
  /** Called with every element that stays, its attributes read. */
  finish: (element: Element) => void;
}

/** What goes beyond lists of names. Everything happens on the tree, before it becomes text. */
export const addHooks = (purify: DOMPurify, { begin, finish }: Hooked): void => {
  let root: Element | undefined;
  let lastRank = 1;

  purify.addHook('beforeSanitizeElements', (node) => {
    // The walk starts at the body, and a document has one.
    if (!isElement(node) || node.nodeName !== 'BODY') return;
    root = node;
    lastRank = 1;
    begin(node);
  });

  purify.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
    if (!isElement(node)) return;
    const list = allowedTags;
    // What is read is inside the body. To take its tag away would be to copy all of it, for nothing.
    list[tagName] = node === root || stays(node, tagName);
    const rank = rankOf(tagName);
    if (rank === 0) return;
    // Below the page's own h1, and never more than one below the heading before.
    const right = Math.max(2, Math.min(rank, lastRank + 1));
    if (right === rank) lastRank = rank;
    else {
      relabel(node, right);
      list[tagName] = false;
    }
  });

  purify.addHook('uponSanitizeAttribute', (element, event) => {
    const tag = element.nodeName.toLowerCase();
    const own = allowed.get(tag)?.includes(event.attrName) || everywhere.includes(event.attrName);
    const value = own ? rules.get(event.attrName)?.(event.attrValue) : undefined;
    const read = event;
    read.keepAttr = value !== undefined;
    read.attrValue = value ?? '';
  });

  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') openOutside(element);
    else if (element.nodeName === 'IMG') loadLate(element);
    finish(element);
  });
};
