import type { PictureData } from '../../foundations/pictureData.ts';
import type { MadePicture } from './made.ts';

/** AVIF and WebP in every width; one JPEG for the few browsers that know neither. */
export const toPicture = ({ sources, img }: MadePicture): PictureData => ({
  src: img.src,
  width: img.w,
  height: img.h,
  sources: Object.entries(sources).map(([format, srcSet]) => ({ type: `image/${format}`, srcSet })),
});
