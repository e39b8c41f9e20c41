import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as styles from './stateGallery.css.ts';
import { useStateFrame } from './useStateFrame.ts';

interface StateFrameProps {
  /** The title of the story file. */
  title: string;
  /** The export name of the story. */
  state: string;
  /** The width of the window that the story's media queries see, in px. */
  width: number;
  /** The least height of that window, in px. */
  minHeight: number;
  /** The factor by which the window is drawn smaller. */
  scale: number;
}

/** Renders a story in an iframe of its own, scaled down. */
export const StateFrame = ({ title, state, width, minHeight, scale }: StateFrameProps) => {
  const { frame, isOn, height, onLoad } = useStateFrame(minHeight);
  const name = storyNameFromExport(state);
  const id = toId(title, name);
  return (
    <figure className={styles.figure} style={{ width: width * scale }}>
      <figcaption>
        <a className={styles.label} href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </figcaption>
      <div className={styles.pane} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={`${title}, ${name}, ${width} px`}
          // The addon's axe run would repeat what the story's own page shows.
          src={isOn ? `iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true` : undefined}
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
      </div>
    </figure>
  );
};
