/** The document until its first window is painted. The site's inline script sets the attribute. */
export const isPainting = ':root[data-painting]';
