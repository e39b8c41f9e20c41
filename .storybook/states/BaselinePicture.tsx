import { useState, type ReactNode } from 'react';
import { Text } from '#ui';
import * as styles from './stateGallery.css.ts';

interface BaselinePictureProps {
  /** The name of the story. */
  name: string;
  /** The address of the picture. */
  picture: string;
  /** In px. */
  width: number;
  /** Renders the content between the name and the picture, which may still be loading. */
  children: (isLoading: boolean) => ReactNode;
}

/** Renders the baseline of a story in print or with forced colors, which a frame cannot show. */
export const BaselinePicture = ({ name, picture, width, children }: BaselinePictureProps) => {
  const [isLoading, setLoading] = useState(true);
  return (
    <figure className={styles.figure} style={{ width }}>
      <figcaption>
        <span className={styles.label}>{name}</span>
        {children(isLoading)}
        <Text size="sm">The baseline itself: a frame has neither print nor forced colors.</Text>
      </figcaption>
      <div className={styles.pane}>
        <img
          className={styles.picture}
          src={picture}
          alt={name}
          loading="lazy"
          onLoad={() => setLoading(false)}
        />
      </div>
    </figure>
  );
};
