/** What crawlers ask for: which pages there are. */

export interface SitemapEntry {
  /** The page's canonical path, as addresses have it: encoded. */
  path: string;
  /** ISO date of the last change, where it is known. */
  changed?: string | undefined;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML does not allow, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it may stand in XML. */
export const escapeXml = (text: string) =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** The sitemap of crawlers, as the protocol at sitemaps.org has it. */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]) => {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/** Everybody may read everything; the sitemap says what there is. */
export const robotsTxt = (origin: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
