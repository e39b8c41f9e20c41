/** The id of the logo's symbol. Each document contains it once, and every `Logo` uses it. */
export const logoSymbolId = 'crossbar-logo';

/** The size of the logo, in px. The drawing in `lockup.svg` has 4 units for each, so that it needs no decimals. */
export const logoBox = { width: 364.5, height: 28 } as const;

/**
 * Returns the content of `lockup.svg` as a hidden SVG with one symbol, so that a document contains
 * the paths once.
 *
 * @throws When the file has no `<svg>` element with a view box.
 */
export const logoSymbol = (lockup: string) => {
  const [, box, drawing] = /<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(lockup) ?? [];
  if (!drawing) throw new Error('lockup.svg has no <svg> element with a view box.');
  const paths = drawing.replace(/<title>.*?<\/title>/, '');
  return `<svg hidden><symbol id="${logoSymbolId}" viewBox="${box}">${paths}</symbol></svg>`;
};
