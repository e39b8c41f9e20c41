import { fileNameOf } from '../api/fileNames.ts';

/** The size of share images, in px. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Returns the path of a page's share image: `/share/blog/laces.jpg` for `/blog/laces`. */
export const shareImagePath = (path: string) =>
  `/share/${path === '/' ? 'home' : path.slice(1).split('/').map(fileNameOf).join('/')}.jpg`;
