import { all, type Page } from '../page.ts';
import type { Rule, Site } from '../site.ts';

/** Linked by the owner's wish, though there are no such pages: they are the 404 page. */
export const legal: readonly string[] = ['/privacy-policy', '/terms-of-service'];

/** Where an article can be shared; nothing else may be asked of these places. */
const shareHosts: readonly string[] = ['twitter.com', 'www.facebook.com', 'www.linkedin.com'];

const isWeb = (href: string) => /^(?:https?:)?\/\//i.test(href);

const hrefsOf = ({ document }: Page) =>
  all(document, 'a[href], area[href]').map((link) => link.getAttribute('href') ?? '');

const hasPlace = (page: Page, hash: string) =>
  hash === '' || page.document.getElementById(decodeURIComponent(hash.slice(1))) !== null;

/** What is wrong with a link within the site. */
const wayFault = (page: Page, { pages, files }: Site, href: string): string[] => {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const target = path === '' ? page : pages.find((one) => one.path === path);
  if (target) return hasPlace(target, hash) ? [] : [`${href} leads to no place on its page`];
  return legal.includes(path) || files.has(path.slice(1)) ? [] : [`${href} leads nowhere`];
};

/** Every link within the site leads to a page or a file, and to a place on it. */
export const ownLinks: Rule = (page, site) =>
  hrefsOf(page)
    .filter((href) => /^(?:\/(?!\/)|#.)/.test(href))
    .flatMap((href) => wayFault(page, site, href));

/** A link that shares this page, and no other. */
const isShare = (url: URL, { path }: Page, origin: string) =>
  shareHosts.includes(url.host) && [...url.searchParams.values()].includes(`${origin}${path}`);

/** Every link to elsewhere opens a tab of its own and leads to a place of the brand's. */
export const linksAway: Rule = (page, { origin, storeHosts, socialHosts }) =>
  all(page.document, 'a[href], area[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (!isWeb(href)) return [];
    const url = URL.canParse(href) ? new URL(href) : undefined;
    const isOurs =
      url?.protocol === 'https:' &&
      ([...storeHosts, ...socialHosts].includes(url.host) || isShare(url, page, origin));
    const rel = link.getAttribute('rel')?.split(/\s+/) ?? [];
    return [
      ...(isOurs ? [] : [`${href} is no place of ours`]),
      ...(link.getAttribute('target') === '_blank' ? [] : [`${href} opens no tab of its own`]),
      ...(rel.includes('noopener') ? [] : [`${href} is not noopener`]),
    ];
  });

/** Links to mail and telephone are the owner's. */
export const contactLinks: Rule = (page, { contact }) =>
  hrefsOf(page).flatMap((href) => {
    const right = /^mailto:/i.test(href)
      ? `mailto:${contact.email}`
      : `tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`;
    return /^(?:mailto|tel):/i.test(href) && href !== right ? [`${href} is not ${right}`] : [];
  });

/** A link is a path, a place on the page, an address of the web, mail or telephone. */
export const linkForms: Rule = ({ document }) =>
  all(document, 'a, area').flatMap((link) => {
    const href = link.getAttribute('href');
    if (href === null) {
      // Shown by the owner's wish though it has no address yet; it says so.
      return link.getAttribute('aria-disabled') === 'true' ? [] : ['a link has no address'];
    }
    return /^(?:\/(?!\/)|#.|https?:\/\/|mailto:.|tel:.)/i.test(href)
      ? []
      : [`'${href}' is no address for a link`];
  });
