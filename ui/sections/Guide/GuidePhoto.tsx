import type { PictureData } from '../../foundations/pictureData.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import * as styles from './Guide.css.ts';

interface GuidePhotoProps {
  picture: PictureData;
  /** The text alternative. */
  pictureAlt: string;
}

/** A photograph, and the id of the part whose methods it opens. */
export type PartPhoto = GuidePhotoProps & { part: string };

/** Renders a photograph of what the methods of a part lead to. Not printed. */
export const GuidePhoto = ({ picture, pictureAlt }: GuidePhotoProps) => (
  <div className={styles.photo}>
    <Picture source={picture} alt={pictureAlt} ratio="fill" sizes="(min-width: 64em) 66vw, 100vw" />
  </div>
);
