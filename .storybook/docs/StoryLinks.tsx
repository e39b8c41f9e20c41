import * as styles from './storyLinks.css.ts';
import { storyId, storyLabel, type StoryPlace } from '../states/storyId.ts';

export interface StoryLinksProps {
  /** Where they are seen side by side. */
  sheet: StoryPlace;
  /** The stories, in their order. */
  stories: readonly StoryPlace[];
}

const addressOf = (story: StoryPlace) => `./?path=/story/${storyId(story)}`;

/** The way from a docs page to stories, each by its name. */
export const StoryLinks = ({ sheet, stories }: StoryLinksProps) => (
  <ul className={styles.links}>
    <li>
      <a className={styles.first} href={addressOf(sheet)} target="_top">
        All side by side
      </a>
    </li>
    {stories.map((story) => (
      <li key={story.name}>
        <a className={styles.link} href={addressOf(story)} target="_top">
          {storyLabel(story)}
        </a>
      </li>
    ))}
  </ul>
);
