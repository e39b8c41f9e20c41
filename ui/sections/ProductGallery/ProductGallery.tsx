import type { Tone } from '../../foundations/tokens/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import * as styles from './ProductGallery.css.ts';
import * as thumbnails from './thumbnails.css.ts';
import { useSlides } from './useSlides.ts';

export interface ProductGalleryProps {
  /** The accessible name: `Pictures of Hockey Tape`. */
  label: string;
  /** The prefix of the slides' ids: `picture` gives `#picture-1`. */
  id?: string;
  /** The pictures, the main one first, each with its thumbnail and text alternative. */
  pictures: readonly { picture: PictureData | string; thumb: PictureData | string; alt: string }[];
  /** The product's color. */
  tone: Tone;
}

/**
 * Renders pictures in a strip that scrolls by touch, arrow keys or thumbnails. The browser scrolls; the
 * script marks the current thumbnail and keeps the page from moving.
 */
export const ProductGallery = ({ label, id = 'picture', pictures, tone }: ProductGalleryProps) => {
  const { strip, current, onJump, onScroll } = useSlides();
  return (
    <div className={styles.gallery}>
      <div className={styles.window}>
        <section
          ref={strip}
          aria-label={label}
          tabIndex={0}
          className={styles.strip}
          onScroll={onScroll}
        >
          <ul role="list" className={styles.slides}>
            {pictures.map(({ picture, alt }, index) => (
              <li key={alt} id={`${id}-${index + 1}`} className={styles.slide}>
                <div className={styles.whole}>
                  <Picture
                    source={picture}
                    alt={alt}
                    ratio="fill"
                    tone={tone}
                    sizes="(min-width: 64em) 57vw, 100vw"
                    priority={index === 0 ? 'first' : 'lazy'}
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
        <span className={styles.ring} />
      </div>
      <ul role="list" className={thumbnails.list}>
        {pictures.map(({ thumb, alt }, index) => (
          <li key={alt}>
            <a
              href={`#${id}-${index + 1}`}
              onClick={onJump}
              aria-current={index === current ? 'true' : undefined}
              data-current={index === current ? '' : undefined}
              className={`${thumbnails.link} ${thumbnails.currentBar[tone]}`}
            >
              <Picture
                source={thumb}
                isDecorative
                ratio="fill"
                tone={tone}
                sizes="(min-width: 64em) 15vw, 25vw"
              />
              <VisuallyHidden>{`Picture ${index + 1} of ${pictures.length}: ${alt}`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
