// React escapes `>` in texts and attributes, so a tag ends at the first one. Elements of SVG keep their slash.
const closedVoidTag = /<((?:meta|link|img|source|input|br|hr)\b[^>]*?) ?\/>/g;

/**
 * Returns the HTML that React rendered without the slashes of its void tags: `<img>` for `<img/>`. They are
 * optional, and take about 50 bytes of a compressed document.
 *
 * @param content the parts of sanitized HTML in it, in their order. They stay as they are: an attribute may
 *   contain a tag as text
 * @throws {Error} when a part is not in the HTML, or not after the part before it
 */
export const withoutVoidSlashes = (html: string, content: readonly string[] = []): string => {
  const [part, ...others] = content;
  if (part === undefined) return html.replaceAll(closedVoidTag, '<$1>');
  const at = html.indexOf(part);
  if (at < 0)
    throw new Error('A part of the sanitized HTML is not in the page, or not in its order.');
  const after = html.slice(at + part.length);
  return withoutVoidSlashes(html.slice(0, at)) + part + withoutVoidSlashes(after, others);
};
