import type { PictureData } from '../../foundations/pictureData.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './Guide.css.ts';

interface GuidePhotoProps {
  picture: PictureData;
  /** The text alternative. */
  pictureAlt: string;
  /** A line below the photograph. */
  caption?: string | undefined;
}

/** A photograph, and the id of the method that it shows. */
export type MethodPhoto = GuidePhotoProps & { method: string };

/** Renders a photograph of the result of a method. Not printed. */
export const GuidePhoto = ({ picture, pictureAlt, caption }: GuidePhotoProps) => (
  <figure className={styles.photo}>
    <div className={styles.photoFrame}>
      <Picture
        source={picture}
        alt={pictureAlt}
        ratio="fill"
        sizes="(min-width: 64em) 66vw, 100vw"
      />
    </div>
    {caption && (
      <figcaption>
        <Text variant="muted">{caption}</Text>
      </figcaption>
    )}
  </figure>
);
