import type { PictureData } from '../../foundations/pictureData.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import * as figureStyles from '../Figure/Figure.css.ts';
import * as styles from './Guide.css.ts';

interface GuidePhotoProps {
  picture: PictureData;
  /** The caption below the picture: what it shows. */
  caption: string;
}

/** A photograph, and the id of the part whose methods it opens. */
export type PartPhoto = GuidePhotoProps & { part: string };

/** Renders a photograph of what the methods of a part lead to, with its caption. Not printed. */
export const GuidePhoto = ({ picture, caption }: GuidePhotoProps) => (
  <figure className={`${figureStyles.figure} ${styles.onScreen}`}>
    <div className={styles.photo}>
      <Picture source={picture} isDecorative ratio="fill" sizes="(min-width: 64em) 66vw, 100vw" />
    </div>
    <figcaption className={figureStyles.caption}>{caption}</figcaption>
  </figure>
);
