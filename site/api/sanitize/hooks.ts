import type { DOMPurify } from 'dompurify';
import { allowed, globalAttributes } from './config.ts';
import { isExternal, link, picture, rules } from './values.ts';

const elementNode = 1;

const isElement = (node: Node): node is Element => node.nodeType === elementNode;

/** Whether a rule accepts an attribute, trimmed as DOMPurify does it. */
const has = (element: Element, name: string, rule: typeof link) =>
  rule(element.getAttribute(name)?.trim() ?? '') !== undefined;

const isKept = (element: Element, tag: string): boolean => {
  // DOMPurify keeps `is` when it keeps the element: the attribute cannot be removed.
  if (!allowed.has(tag) || element.hasAttribute('is')) return false;
  // A link without a valid address is replaced by its text. A picture without one is removed.
  if (tag === 'a') return has(element, 'href', link);
  return tag !== 'img' || has(element, 'src', picture);
};

const rankOf = (tag: string) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);

/** Moves a heading's content into a heading of another rank inside it; the outer tag is then removed. */
const relabel = (heading: Element, rank: number) => {
  const other = heading.ownerDocument.createElement(`h${rank}`);
  other.append(...heading.childNodes);
  heading.append(other);
};

const openInNewTab = (anchor: Element) => {
  if (!isExternal(anchor.getAttribute('href') ?? '')) return;
  anchor.setAttribute('target', '_blank');
  anchor.setAttribute('rel', 'noopener');
};

/** Returns an address without its scheme and its ending slash, as a reader compares it with a text. */
const bare = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:|tel:)?(?:www\.)?|\/$/g, '');

/** Print shows the address after a link, but not when the link's text is the address. */
const markAddress = (anchor: Element) => {
  if (bare(anchor.textContent ?? '') === bare(anchor.getAttribute('href') ?? ''))
    anchor.setAttribute('data-is-address', '');
};

const loadLazily = (image: Element) => {
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
};

interface Callbacks {
  /** Called with the body of every document before its elements. */
  begin: (body: Element) => void;
  /** Called with every element that is kept, after its attributes were checked. */
  finish: (element: Element) => void;
}

/** Adds the rules that DOMPurify's configuration cannot express. They work on the tree, not on text. */
export const addHooks = (purify: DOMPurify, { begin, finish }: Callbacks): void => {
  let root: Element | undefined;
  let lastRank = 1;

  purify.addHook('beforeSanitizeElements', (node) => {
    // DOMPurify starts each document at its body.
    if (!isElement(node) || node.nodeName !== 'BODY') return;
    root = node;
    lastRank = 1;
    begin(node);
  });

  purify.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
    if (!isElement(node)) return;
    const list = allowedTags;
    // Removing the body's own tag would copy its whole content.
    list[tagName] = node === root || isKept(node, tagName);
    const rank = rankOf(tagName);
    if (rank === 0) return;
    // Below the page's h1, and at most one rank below the heading before.
    const wanted = Math.max(2, Math.min(rank, lastRank + 1));
    if (wanted === rank) lastRank = rank;
    else {
      relabel(node, wanted);
      list[tagName] = false;
    }
  });

  purify.addHook('uponSanitizeAttribute', (element, event) => {
    const tag = element.nodeName.toLowerCase();
    const own =
      allowed.get(tag)?.includes(event.attrName) || globalAttributes.includes(event.attrName);
    const value = own ? rules.get(event.attrName)?.(event.attrValue) : undefined;
    const checked = event;
    checked.keepAttr = value !== undefined;
    checked.attrValue = value ?? '';
  });

  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') {
      openInNewTab(element);
      markAddress(element);
    } else if (element.nodeName === 'IMG') loadLazily(element);
    finish(element);
  });
};
