import type { Tone } from '../../foundations/tokens/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import type { PuckScaleProps } from '../PictureViewer/index.ts';
import * as styles from './ProductGallery.css.ts';
import * as thumbnails from './thumbnails.css.ts';
import { useSlides } from './useSlides.ts';
import { useViewer } from './useViewer.ts';

/** A picture of a gallery in three sizes, with its text alternative. */
export interface GalleryPicture {
  picture: PictureData | string;
  thumb: PictureData | string;
  /** The picture at its full size, which loads when the visitor opens it. */
  full: PictureData;
  alt: string;
}

export interface ProductGalleryProps {
  /** The accessible name: `Pictures of Hockey Tape`. */
  label: string;
  /** The prefix of the slides' ids: `picture` gives `#picture-1`. */
  id?: string;
  /** The pictures, the main one first. */
  pictures: readonly GalleryPicture[];
  /** The product's color. */
  tone: Tone;
  /** The product beside a puck, where the pictures are shown in their full size. */
  scale?: PuckScaleProps | undefined;
}

/**
 * Renders pictures in a strip that scrolls by touch, arrow keys or thumbnails. The browser scrolls; the
 * script marks the current thumbnail and keeps the page from moving. A picture opens at its full size:
 * in a viewer, or without JavaScript as a file.
 */
export const ProductGallery = ({
  label,
  id = 'picture',
  pictures,
  tone,
  scale,
}: ProductGalleryProps) => {
  const { strip, current, onJump, onScroll } = useSlides();
  const { Viewer, start, onOpen, onClose } = useViewer(strip);
  return (
    <div className={styles.gallery}>
      <section ref={strip} aria-label={label} className={styles.strip} onScroll={onScroll}>
        <ul role="list" className={styles.slides}>
          {pictures.map(({ picture, full, alt }, index) => (
            <li key={alt} id={`${id}-${index + 1}`} className={styles.slide}>
              <a
                href={full.src}
                data-needs-app=""
                onClick={(event) => onOpen(event, index)}
                className={styles.open}
              >
                <VisuallyHidden>Enlarge: </VisuallyHidden>
                <Picture
                  source={picture}
                  alt={alt}
                  ratio="fill"
                  tone={tone}
                  sizes="(min-width: 64em) 57vw, (min-width: 48em) 80vw, 100vw"
                  priority={index === 0 ? 'first' : 'lazy'}
                />
              </a>
            </li>
          ))}
        </ul>
      </section>
      {Viewer && (
        <Viewer
          label={label}
          pictures={pictures.map(({ full, alt }) => ({ picture: full, alt }))}
          tone={tone}
          start={start}
          scale={scale}
          onClose={onClose}
        />
      )}
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
                sizes="(min-width: 64em) 15vw, (min-width: 48em) 21vw, 25vw"
              />
              <VisuallyHidden>{`Picture ${index + 1} of ${pictures.length}: ${alt}`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
