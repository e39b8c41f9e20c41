/** The id of the logo's symbol. A document holds it once; every `Logo` in it points there. */
export const logoSymbolId = 'crossbar-logo';

/** The box of the lockup's drawing. */
export const logoBox = { width: 364.48, height: 28 } as const;

/**
 * Turns `lockup.svg` into a symbol to be put into a document. Its outlines are in the HTML once,
 * instead of twice there and once more in the script.
 */
export const logoSymbol = (lockup: string) => {
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(lockup)?.[1];
  if (!drawing) throw new Error('lockup.svg holds no drawing.');
  const outlines = drawing.replace(/<title>.*?<\/title>/, '');
  const box = `0 0 ${logoBox.width} ${logoBox.height}`;
  return `<svg hidden><symbol id="${logoSymbolId}" viewBox="${box}">${outlines}</symbol></svg>`;
};
