/** The id of the logo's symbol. Each document contains it once, and every `Logo` uses it. */
export const logoSymbolId = 'crossbar-logo';

/** The size of the view box of `lockup.svg`. */
export const logoBox = { width: 364.48, height: 28 } as const;

/**
 * Returns the content of `lockup.svg` as a hidden SVG with one symbol, so that a document contains
 * the paths once.
 *
 * @throws When the file has no `<svg>` element.
 */
export const logoSymbol = (lockup: string) => {
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(lockup)?.[1];
  if (!drawing) throw new Error('lockup.svg has no <svg> element.');
  const paths = drawing.replace(/<title>.*?<\/title>/, '');
  const box = `0 0 ${logoBox.width} ${logoBox.height}`;
  return `<svg hidden><symbol id="${logoSymbolId}" viewBox="${box}">${paths}</symbol></svg>`;
};
