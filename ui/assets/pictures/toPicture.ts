import type { PictureData } from '../../foundations/pictureData.ts';
import type { ImagetoolsPicture } from './imagetools.ts';

/** Returns the `PictureData` of an imported picture. `focus` is the part that a crop keeps, else the center. */
export const toPicture = (
  { sources, img }: ImagetoolsPicture,
  focus?: PictureData['focus'],
): PictureData => ({
  src: img.src,
  width: img.w,
  height: img.h,
  sources: Object.entries(sources).map(([format, srcSet]) => ({ type: `image/${format}`, srcSet })),
  ...(focus && { focus }),
});
