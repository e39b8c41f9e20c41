import { narrower } from '../../foundations/media.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import { useImageFailure } from '../../foundations/useImageFailure.ts';
import * as styles from './Picture.css.ts';
import type { PictureAlt, PictureData, RemotePicture } from '../../foundations/pictureData.ts';
import type { pictureRatios, picturePriorities } from './values.ts';

interface PictureOptions {
  /** A picture of the repository, or of the API: its address, or several widths of it. */
  source: PictureData | RemotePicture | string;
  /** The width it is shown at, as the `sizes` attribute: `(min-width: 64em) 33vw, 100vw`. */
  sizes?: string;
  /** Another crop for phones and tablets. */
  tall?: PictureData;
  /** The aspect ratio of the box: `wide` 16:9, `photo` 3:2, `card` 4:3, `natural` its own, `fill` the parent's, `whole` the parent's without cropping. */
  ratio?: (typeof pictureRatios)[number];
  /** The color of the box while the picture loads and when it fails. */
  tone?: Tone;
  /**
   * When it loads: `first` for the largest picture of the first window, before which no other loads.
   * All others load lazily.
   */
  priority?: (typeof picturePriorities)[number];
  /**
   * Replaces `alt` when the picture cannot be loaded.
   *
   * @default the value of alt
   */
  failedAlt?: string;
  /** Text is over the picture: when it cannot be loaded, only its color is shown. */
  isBackground?: boolean;
}

export type PictureProps = PictureOptions & PictureAlt;

/**
 * Renders a picture in the format and width that fit the window. It reserves its space before it
 * loads, and shows a color and its alternative text when it cannot be loaded.
 */
export const Picture = ({
  source,
  alt = '',
  sizes = '100vw',
  tall,
  ratio = 'natural',
  tone = 'blue',
  priority = 'lazy',
  failedAlt,
  isBackground = false,
}: PictureProps) => {
  const data = typeof source === 'string' ? { src: source, sources: [] } : source;
  const { hasFailed, ref, onError } = useImageFailure(data.src);
  // A post without a cover has an empty address: shown as failed at once, and not logged.
  const isFailed = data.src === '' || hasFailed;

  const color = isFailed
    ? styles.failedTone[tone]
    : ratio === 'whole'
      ? styles.noTone
      : styles.waiting;
  const focus = 'focus' in data && data.focus ? styles.focus[data.focus] : '';
  const box = `${styles.box} ${styles.ratio[ratio]} ${color}`;
  if (isFailed) {
    const alternative = failedAlt ?? alt;
    const words = isBackground ? '' : alternative;
    // An image without `src` keeps its role and name, and shows no broken-image icon.
    return (
      <span className={`${box} ${words ? styles.failedBox : ''}`}>
        <img alt={alternative} className={styles.failed} />
        {words && (
          <span aria-hidden="true" className={styles.words}>
            {words}
          </span>
        )}
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
          <source key={type ?? 'API'} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          key={data.src}
          ref={ref}
          onError={onError}
          src={data.src}
          alt={alt}
          // A picture of the API can be on another host, which need not know what the visitor reads.
          {...('width' in data
            ? { width: data.width, height: data.height }
            : { referrerPolicy: 'no-referrer' })}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : undefined}
          decoding={priority === 'first' ? undefined : 'async'}
          className={`${styles.image} ${focus}`}
        />
      </picture>
    </span>
  );
};
