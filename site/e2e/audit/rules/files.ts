import { all } from '../page.ts';
import type { Rule } from '../site.ts';

/** Pictures of posts come from the API, which tells no sizes; their boxes keep the room. */
const fromApi = '/api/';

const nameOf = (image: Element) => image.getAttribute('src') ?? 'an image';

/** Every picture has an alternative text, though it may be empty for one that says nothing. */
export const imageAlts: Rule = ({ document }) =>
  all(document, 'img')
    .filter((image) => !image.hasAttribute('alt'))
    .map((image) => `${nameOf(image)} has no alt`);

/** Every picture keeps its room before it has come. */
export const imageSizes: Rule = ({ document }) =>
  all(document, 'img')
    .filter(
      (image) =>
        !nameOf(image).startsWith(fromApi) &&
        !['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0),
    )
    .map((image) => `${nameOf(image)} has no width and height`);

const inSrcset = (srcset: string) => srcset.split(',').map((part) => part.trim().split(/\s/)[0]);

/** Every file that the page asks for is there, and is the site's own. */
export const files: Rule = ({ document }, site) => {
  const addresses = [
    ...all(document, '[src]').map((element) => element.getAttribute('src')),
    ...all(document, '[srcset]').flatMap((element) =>
      inSrcset(element.getAttribute('srcset') ?? ''),
    ),
    ...all(document, 'link[href]:not([rel~="canonical"])').map((link) => link.getAttribute('href')),
  ];
  return [...new Set(addresses)].flatMap((address) => {
    if (!address) return ['a file without an address'];
    const isThere = address.startsWith(fromApi) || site.files.has(address.replace(/^\//, ''));
    return address.startsWith('/') && isThere ? [] : [`${address} is not there`];
  });
};
