import { openStory } from './channel.ts';
import type { Pane } from './panes.ts';
import * as styles from './sheet.css.ts';
import { storyId, storyLabel, type StoryPlace } from './storyId.ts';
import { useFrame } from './useFrame.ts';

export interface FrameProps {
  /** The story that is looked at. */
  story: StoryPlace;
  /** How wide a window it stands in, and how large that is drawn. */
  pane: Pane;
}

/** A story in a window of its own, drawn smaller. Its media queries see the window's true width. */
export const Frame = ({ story, pane: { width, least, scale } }: FrameProps) => {
  const { frame, isOn, height, listen } = useFrame(least);
  const id = storyId(story);
  // What axe says of a story is asked for once, where the story stands by itself.
  const address = `iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
  return (
    <figure className={styles.figure} style={{ width: width * scale }}>
      <figcaption>
        <button type="button" className={styles.label} onClick={() => openStory(id)}>
          {storyLabel(story)}
        </button>
      </figcaption>
      <div className={styles.pane} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={`${story.title}, ${storyLabel(story)}, ${width} px`}
          src={isOn ? address : undefined}
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={listen}
        />
      </div>
    </figure>
  );
};
