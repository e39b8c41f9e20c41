/** Of the picture that stands for a page where its address is shared, in px. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Where that picture is: the page's path as one file name. */
export const shareImagePath = (path: string) =>
  `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
