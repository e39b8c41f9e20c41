import { markOf } from '../api/mark.ts';

/** Of the picture that stands for a page where its address is shared, in px. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const nameOf = (path: string) => {
  const name = path.slice(1).replaceAll('/', '-');
  // What is longer than a file's name may be, or has signs that an address writes in another way.
  return /^[a-z0-9-]{1,100}$/.test(name) ? name : `page-${markOf(name)}`;
};

/** Where that picture is: the page's path as one file name. */
export const shareImagePath = (path: string) =>
  `/share/${path === '/' ? 'home' : nameOf(path)}.jpg`;
