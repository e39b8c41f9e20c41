import type { ReactNode } from 'react';
import * as styles from './stateGallery.css.ts';
import { useStateFrame } from './useStateFrame.ts';

interface StateFrameProps {
  /** The id of the story. */
  id: string;
  /** The name of the story. */
  name: string;
  /** The entries of the toolbar that differ from the start: `;surface:night`. */
  toolbar: string;
  /** The width of the window that the story's media queries see, in px. */
  width: number;
  /** The least height of that window, in px. */
  minHeight: number;
  /** The factor by which the window is drawn smaller. */
  scale: number;
  /** Renders the content between the name and the frame. The frame may still be loading. */
  children: (isLoading: boolean) => ReactNode;
}

/** Renders a story in an iframe of its own, scaled down. */
export const StateFrame = ({
  id,
  name,
  toolbar,
  width,
  minHeight,
  scale,
  children,
}: StateFrameProps) => {
  const { frame, isOn, hasFinished, height, onLoad } = useStateFrame(minHeight);
  return (
    <figure className={styles.figure} style={{ width: width * scale }}>
      <figcaption>
        <a className={`${styles.label} ${styles.link}`} href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
        {children(!hasFinished)}
      </figcaption>
      <div className={styles.pane} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={`${name}, ${width} px`}
          // Without axe: the story's own page shows its result.
          src={
            isOn
              ? `iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true${toolbar}`
              : undefined
          }
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
      </div>
    </figure>
  );
};
