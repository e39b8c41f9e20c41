const headTag = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;
const strayTag = /<title\b|<meta\b|<link\b/;

/**
 * Splits what React rendered into the tags of the head, which it puts first, and the page.
 * @throws {Error} when a tag of the head is left in the page
 */
export const splitHead = (html: string): { head: string; body: string } => {
  let end = 0;
  for (let match = headTag.exec(html); match; match = headTag.exec(html.slice(end))) {
    end += match[0].length;
  }
  const body = html.slice(end);
  // Inside <svg> a title is a drawing's name, not a page's.
  if (strayTag.test(body.replaceAll(/<svg\b.*?<\/svg>/gs, ''))) {
    throw new Error('A tag that belongs into the head was left in the page.');
  }
  return { head: html.slice(0, end), body };
};
