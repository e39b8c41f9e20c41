import { useCallback, useState, type SyntheticEvent } from 'react';

const isBroken = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

/**
 * Returns whether an image cannot be loaded, and two props of the image, or of each image of a drawing.
 * @param src The address of the image, or of one of them: another address is tried again
 */
export const useImageFailure = (src: string) => {
  const [failed, setFailed] = useState<string>();

  const fail = useCallback(
    (image: HTMLImageElement) => {
      setFailed(src);
      console.warn(`This picture could not be loaded: ${image.src}`);
    },
    [src],
  );
  // React misses the error event of an image that failed before hydration.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && isBroken(image)) fail(image);
    },
    [fail],
  );
  const onError = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => fail(currentTarget);
  return { hasFailed: failed === src, ref, onError };
};
