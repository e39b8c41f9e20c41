/**
 * States a second time what a post may contain, independent of the sanitizer: an error in its
 * configuration must not be repeated here. Runs in browsers and in jsdom.
 */
const tags =
  'p h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote aside pre code kbd samp var sub sup em strong b i u s ' +
  'del ins mark small abbr q time hr br wbr a img figure figcaption table caption thead tbody ' +
  'tfoot tr th td bdi bdo ruby rt rp';

const attributes: Readonly<Record<string, string>> = {
  a: 'href target rel data-is-address',
  img: 'src alt width height loading decoding referrerpolicy',
  ol: 'start reversed',
  li: 'value',
  blockquote: 'cite',
  q: 'cite',
  ins: 'cite datetime',
  del: 'cite datetime',
  time: 'datetime',
  abbr: 'title',
  table: 'aria-label',
  td: 'colspan rowspan',
  th: 'colspan rowspan scope',
  div: 'tabindex role aria-label',
};

const allowedTags = new Set(tags.split(' '));

const schemes: Readonly<Record<string, readonly string[]>> = {
  href: ['http:', 'https:', 'mailto:', 'tel:'],
  src: ['https:'],
  cite: ['https:'],
};

const isBox = (element: Element) =>
  element.localName === 'div' &&
  /^(?:table|pre)$/.test(element.firstElementChild?.localName ?? '') &&
  element.childNodes.length === 1 &&
  element.getAttributeNames().join(' ') === 'tabindex role aria-label' &&
  element.getAttribute('role') === 'region' &&
  element.getAttribute('tabindex') === '0';

const checkAddress = (name: string, value: string): string | undefined => {
  // The base has its own host, so that a path can be told from an absolute address.
  const url = URL.canParse(value, 'http://site.invalid') && new URL(value, 'http://site.invalid');
  if (!url) return 'an invalid address';
  if (url.host === 'site.invalid') return value.startsWith('/') ? undefined : 'a relative address';
  return schemes[name]?.includes(url.protocol) ? undefined : `${name} of ${url.protocol}`;
};

const checkAttribute = (element: Element, name: string): string | undefined => {
  const own = (attributes[element.localName] ?? '').split(' ');
  if (![...own, 'dir', 'lang'].includes(name)) return `attribute ${name}`;
  const value = element.getAttribute(name) ?? '';
  if (name === 'target' && value !== '_blank') return `target ${value}`;
  if (name === 'rel' && value !== 'noopener') return `rel ${value}`;
  return Object.hasOwn(schemes, name) ? checkAddress(name, value) : undefined;
};

const findForbiddenInElement = (element: Element): string[] => {
  const known = allowedTags.has(element.localName) || isBox(element);
  const html = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
  return [
    ...(known && html ? [] : [`<${element.localName}>`]),
    ...element.getAttributeNames().flatMap((name) => checkAttribute(element, name) ?? []),
  ];
};

/**
 * Returns the elements, attributes, schemes and comments that no post may contain. Uses a
 * TreeWalker, because fields of a form can replace properties of its nodes (DOM clobbering).
 */
export const findForbidden = (root: Node): string[] => {
  const found: string[] = [];
  const walker = (root.ownerDocument ?? document).createTreeWalker(root);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 3) continue;
    if (node.nodeType === 1) found.push(...findForbiddenInElement(node as Element));
    else found.push(`a node of type ${node.nodeType}`);
    if ('content' in node && node.nodeName === 'TEMPLATE') {
      found.push(...findForbidden((node as HTMLTemplateElement).content));
    }
  }
  return found;
};
