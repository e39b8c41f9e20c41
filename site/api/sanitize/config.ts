import type { Config } from 'dompurify';

/**
 * The elements of an article, and what each may carry. Names, ids, classes and styles are nobody's:
 * an article looks like the site, and cannot pose as a part of it.
 */
export const allowed: ReadonlyMap<string, readonly string[]> = new Map([
  ...names('p h2 h3 h4 h5 h6 hr br wbr figure figcaption ul dl dt dd pre bdi bdo ruby rt rp').map(
    bare,
  ),
  ...names('em strong b i u s small sub sup mark code kbd samp var').map(bare),
  ...names('table caption thead tbody tfoot tr').map(bare),
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

/** What every element may carry. */
export const everywhere = ['dir', 'lang'];

/**
 * Elements that go with all that is in them. Of any other element that is not allowed the tag goes
 * and the words stay.
 */
export const emptied: readonly string[] = names(
  'script style template noscript iframe frameset noframes fencedframe object applet noembed audio ' +
    'video canvas map portal colgroup svg desc foreignobject math annotation-xml mi mn mo ms mtext ' +
    'form button select selectedcontent option optgroup datalist textarea head title plaintext xmp',
);

const addresses = ['href', 'src', 'cite'];
const attributes = [...new Set([...everywhere, ...[...allowed.values()].flat()])];

/** The one configuration, of the browser and of Node. */
export const config: Config = {
  ALLOWED_TAGS: [...allowed.keys()],
  ALLOWED_ATTR: attributes,
  FORBID_CONTENTS: [...emptied],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/)/i,
  // Everything else has a rule of its own, and is no address.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => !addresses.includes(name)),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  // Without Trusted Types, in Node among others, it is a string all the same.
  RETURN_TRUSTED_TYPE: true,
};

function names(list: string): string[] {
  return list.split(' ');
}

function bare(name: string): [string, string[]] {
  return [name, []];
}
