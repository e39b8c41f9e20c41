import type { PictureData } from '../../foundations/pictureData.ts';
import type { ImagetoolsPicture } from './imagetools.ts';

/** Returns the `PictureData` of an imported picture. */
export const toPicture = ({ sources, img }: ImagetoolsPicture): PictureData => ({
  src: img.src,
  width: img.w,
  height: img.h,
  sources: Object.entries(sources).map(([format, srcSet]) => ({ type: `image/${format}`, srcSet })),
});
