import { hashOf } from '../api/hash.ts';
import { isPortableName } from '../fileNames.ts';

/** The size of share images, in px. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** A slug can be too long for a file name, reserved, or contain characters that URLs encode. */
const nameOf = (segment: string) => (isPortableName(segment) ? segment : `page_${hashOf(segment)}`);

/** Returns the path of a page's share image: `/share/blog/laces.jpg` for `/blog/laces`. */
export const shareImagePath = (path: string) =>
  `/share/${path === '/' ? 'home' : path.slice(1).split('/').map(nameOf).join('/')}.jpg`;
