import { hashOf } from '../api/hash.ts';

/** The size of share images, in px. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const nameOf = (path: string) => {
  const name = path.slice(1).replaceAll('/', '-');
  // A post's slug can be too long for a file name, or contain characters that URLs encode.
  return /^[a-z0-9-]{1,100}$/.test(name) ? name : `page-${hashOf(name)}`;
};

/** Returns the path of a page's share image: `/share/blog-laces.jpg` for `/blog/laces`. */
export const shareImagePath = (path: string) =>
  `/share/${path === '/' ? 'home' : nameOf(path)}.jpg`;
