/** Files for crawlers: the XML sitemap and `robots.txt`. */

export interface SitemapEntry {
  /** Canonical path, percent-encoded. */
  path: string;
  /** ISO date of the last change. */
  changed?: string | undefined;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML does not allow, not even escaped (XML 1.0 section 2.2). */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML and drops the characters that XML does not allow. */
export const escapeXml = (text: string) =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** Returns a sitemap by the protocol of sitemaps.org. */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]) => {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/**
 * Returns a `robots.txt` that allows everything and names the sitemap. That of a staging site allows
 * nothing.
 */
export const robotsTxt = (origin: string, isStaging = false) =>
  isStaging
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
