/**
 * Matches the page until the site has painted its first window, when that window has a picture that
 * loads at once. Chromium requests lazy pictures up to 2,500 px below the window at once, where they
 * compete with the first one. Moved out of that distance, they wait.
 */
export const beforeFirstPaint = ':root[data-painting]:has(img[loading="eager"])';

/** Moves an element out of the distance in which a browser requests lazy pictures. */
export const outOfReach = { translate: '0 -2000vh' } as const;
