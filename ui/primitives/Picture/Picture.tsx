import { useCallback, useState } from 'react';
import { narrower } from '../../foundations/media.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import * as styles from './Picture.css.ts';
import type { PictureData } from '../../foundations/pictureData.ts';

export const pictureRatios = ['natural', 'wide', 'card', 'fill'] as const;

export const pictureFocuses = ['center', 'top'] as const;

export interface PictureProps {
  /** The picture in the widths and formats it comes in, or one address for a picture from the API. */
  source: PictureData | string;
  /** What is seen. Empty only when the picture adds nothing to the words beside it. */
  alt: string;
  /** How wide it is drawn, as the `sizes` attribute: `(min-width: 64em) 33vw, 100vw`. */
  sizes?: string;
  /** Another picture, composed for narrow windows: phones and tablets. */
  tall?: PictureData;
  /** The shape of the box it fills: `wide` 16:9, `card` 4:3, `fill` whatever the parent is. */
  ratio?: (typeof pictureRatios)[number];
  /** What stays in sight when the box cuts the picture. */
  focus?: (typeof pictureFocuses)[number];
  /** The colour that stands in while it loads and when it fails. */
  tone?: Tone;
  /** The largest picture of the first screen: fetched first. All others wait until they are near. */
  priority?: boolean;
  /** The words in place of `alt` when the picture cannot be shown. */
  failedAlt?: string;
}

const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/** A picture with its room kept, its weight fit to the window, and a colour when it cannot be had. */
export const Picture = ({
  source,
  alt,
  sizes = '100vw',
  tall,
  ratio = 'natural',
  focus = 'center',
  tone = 'blue',
  priority = false,
  failedAlt = alt,
}: PictureProps) => {
  const data = typeof source === 'string' ? { src: source, sources: [] } : source;
  const [failed, setFailed] = useState<string>();
  // No address at all is a failure known from the start: nothing to wait for, nothing to log.
  const isFailed = data.src === '' || failed === data.src;

  const fail = useCallback(() => {
    setFailed(data.src);
    console.warn(`This picture could not be loaded: ${data.src}`);
  }, [data.src]);
  // A picture that failed before hydration never tells React: look at it once it is ours.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && isBroken(image) && image.currentSrc !== '') fail();
    },
    [fail],
  );

  const box = `${styles.box} ${styles.ratio[ratio]} ${(isFailed ? styles.failedTone : styles.tone)[tone]}`;
  if (isFailed) {
    // An image without an address keeps its role and its words, and draws no broken-picture sign.
    return (
      <span className={box}>
        <img alt={failedAlt} className={styles.failed} />
      </span>
    );
  }
  return (
    <span className={box}>
      <picture className={styles.formats}>
        {tall?.sources.map(({ type, srcSet }) => (
          <source
            key={`tall ${type}`}
            type={type}
            srcSet={srcSet}
            sizes="100vw"
            media={narrower('desktop')}
            width={tall.width}
            height={tall.height}
          />
        ))}
        {data.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          key={data.src}
          ref={look}
          src={data.src}
          alt={alt}
          {...('width' in data ? { width: data.width, height: data.height } : {})}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'auto' : 'async'}
          onError={fail}
          className={`${styles.image} ${styles.focus[focus]}`}
        />
      </picture>
    </span>
  );
};
