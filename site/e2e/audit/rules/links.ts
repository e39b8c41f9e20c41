import { all, nameIn, type Page } from '../page.ts';
import { expectThat, type Rule } from '../site.ts';

/** The footer links to these paths by the owner's wish: without a text they answer with the 404 page. */
const legalPaths: readonly string[] = ['/privacy-policy', '/terms-of-service'];

const shareHosts: readonly string[] = ['twitter.com', 'www.facebook.com', 'www.linkedin.com'];

const linksOf = ({ document }: Page) =>
  all(document, 'a, area').map((link) => ({ link, href: link.getAttribute('href') ?? '' }));

/** Every link is a path, a fragment, an https address, a mailto or a tel link. */
export const linkForms: Rule = (page) =>
  linksOf(page).flatMap(({ link, href }) => {
    // A link to a social network without an address yet is shown as disabled.
    if (!link.hasAttribute('href') && link.getAttribute('aria-disabled') === 'true') return [];
    return expectThat(
      /^(?:\/(?!\/)|#.|https?:\/\/|mailto:.|tel:.)/i.test(href),
      `a link has the address '${href}'`,
    );
  });

/** Every link within the site leads to a page or file, and its fragment to an element there. */
export const internalLinks: Rule = (page, { pages, files }) =>
  linksOf(page).flatMap(({ href }) => {
    if (!/^(?:\/(?!\/)|#.)/.test(href)) return [];
    const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(href) ?? [];
    const target = path === '' ? page : pages.find((one) => one.path === path);
    const hasTarget = target
      ? id === '' || target.document.getElementById(decodeURIComponent(id)) !== null
      : legalPaths.includes(path) || files.has(path.slice(1));
    return expectThat(hasTarget, `${href} leads nowhere`);
  });

/** Returns whether a text has these words in this order, with or without others between them. */
const hasWords = (text: string, words: string) => {
  let from = 0;
  return words.split(' ').every((word) => {
    const at = text.split(' ').indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
};

/**
 * Links of the header, the footer and the sitemap have the name of the page that they lead to. The footer
 * shortens the names of guides to some of their words.
 */
export const linkNames: Rule = (page, { pages }) => {
  const lists =
    page.path === '/sitemap' ? 'header, footer, main nav[aria-label]' : 'header, footer';
  return all(page.document, `:is(${lists}) li a[href^="/"]`).flatMap((link) => {
    const target = pages.find(({ path }) => path === link.getAttribute('href'));
    const name = target ? nameIn(target) : '';
    const label = link.textContent.trim().toLowerCase();
    const isShort =
      target?.path?.startsWith('/guides/') === true && link.closest('footer') !== null;
    const isName = isShort ? hasWords(name, label) : label === name;
    return expectThat(!name || isName, `'${label}' leads to '${name}'`);
  });
};

/** Every link to another site opens in a new tab, and leads to the store, the brand's profiles or a
 * share form for this page. A legal text may link to any site. */
export const externalLinks: Rule = (page, { origin, storeHosts, socialHosts }) =>
  linksOf(page).flatMap(({ link, href }) => {
    if (!/^(?:https?:)?\/\//i.test(href)) return [];
    const url = URL.canParse(href) ? new URL(href) : undefined;
    const isShareForm =
      shareHosts.includes(url?.host ?? '') &&
      [...(url?.searchParams.values() ?? [])].includes(`${origin}${page.path}`);
    const isCited = legalPaths.includes(page.path ?? '') && link.closest('article') !== null;
    const isKnown =
      [...storeHosts, ...socialHosts].includes(url?.host ?? '') || isShareForm || isCited;
    const rel = link.getAttribute('rel')?.split(/\s+/) ?? [];
    return [
      ...expectThat(url?.protocol === 'https:' && isKnown, `${href} is not a known site`),
      ...expectThat(
        link.getAttribute('target') === '_blank' && rel.includes('noopener'),
        `${href} does not open in a new tab with noopener`,
      ),
    ];
  });

/** Mail and telephone links have the owner's address and number. */
export const contactLinks: Rule = (page, { contact }) => {
  const expected = [`mailto:${contact.email}`, `tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`];
  return linksOf(page).flatMap(({ href }) =>
    expectThat(
      !/^(?:mailto|tel):/i.test(href) || expected.includes(href),
      `${href} is not ${expected.join(' or ')}`,
    ),
  );
};
