const headTag = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;
const strayTag = /<title\b|<meta\b|<link\b/;

/**
 * Splits React's output into the tags of `<head>`, which React renders first, and the page.
 * @param content the parts of sanitized HTML in the page. Not checked: an attribute may contain `<title>` as text
 * @throws {Error} when a `<title>`, `<meta>` or `<link>` is left in the page
 */
export const splitHead = (
  html: string,
  content: readonly string[] = [],
): { head: string; body: string } => {
  let end = 0;
  for (let match = headTag.exec(html); match; match = headTag.exec(html.slice(end))) {
    end += match[0].length;
  }
  const body = html.slice(end);
  // Inside <svg>, <title> is the name of a drawing.
  const own = content.reduce((text, part) => text.replace(part, ''), body);
  if (strayTag.test(own.replaceAll(/<svg\b.*?<\/svg>/gs, ''))) {
    throw new Error('The page contains a tag that belongs in <head>.');
  }
  return { head: html.slice(0, end), body };
};
