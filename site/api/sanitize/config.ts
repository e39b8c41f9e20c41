import type { Config } from 'dompurify';

const names = (list: string): string[] => list.split(' ');

const withoutAttributes = (name: string): [string, string[]] => [name, []];

/**
 * The allowed elements of a post, with their attributes. `id`, `name`, `class` and `style` are never
 * allowed: a post must look like the site and must not imitate its controls.
 */
export const allowed: ReadonlyMap<string, readonly string[]> = new Map([
  ...names(
    'p h2 h3 h4 h5 h6 hr br wbr aside figure figcaption ul dl dt dd pre bdi bdo ruby rt rp',
  ).map(withoutAttributes),
  ...names('em strong b i u s small sub sup mark code kbd samp var').map(withoutAttributes),
  ...names('table caption thead tbody tfoot tr').map(withoutAttributes),
  ['ol', ['start', 'reversed']],
  ['li', ['value']],
  ['a', ['href']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['blockquote', ['cite']],
  ['q', ['cite']],
  ['ins', ['cite', 'datetime']],
  ['del', ['cite', 'datetime']],
  ['time', ['datetime']],
  ['abbr', ['title']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
]);

/** The attributes allowed on every element. */
export const globalAttributes = ['dir', 'lang'];

/**
 * Elements that are removed with their content. Any other element that is not allowed is replaced by its
 * content.
 */
export const removedWithContent: readonly string[] = names(
  'script style template noscript iframe frameset noframes fencedframe object applet noembed audio ' +
    'video canvas map portal colgroup svg desc foreignobject math annotation-xml mi mn mo ms mtext ' +
    'form button select selectedcontent option optgroup datalist textarea head title plaintext xmp',
);

const addresses = ['href', 'src', 'cite'];
const attributes = [...new Set([...globalAttributes, ...[...allowed.values()].flat()])];

/** The configuration of DOMPurify, in the browser and in Node. */
export const config: Config = {
  ALLOWED_TAGS: [...allowed.keys()],
  ALLOWED_ATTR: attributes,
  FORBID_CONTENTS: [...removedWithContent],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/)/i,
  // The rules in values.ts check these.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => !addresses.includes(name)),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  // Without Trusted Types, as in Node, the result is a string.
  RETURN_TRUSTED_TYPE: true,
};
