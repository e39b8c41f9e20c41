/** The document until its first window is painted. The site's inline script sets the attribute. */
export const isPainting = ':root[data-painting]';

/** The same, when the visitor starts at the top of the page. */
export const waitsForPaint = ':root[data-painting="top"]';

/**
 * Leaves out style, layout, and drawing while the element is below the window. Its place is an estimate,
 * so that it must not be used where a scroll position is restored.
 */
export const drawnInWindow = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 40rem',
} as const;
