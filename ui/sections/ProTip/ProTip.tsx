import { Heading } from '../../primitives/Heading/index.ts';
import { RinkMark } from '../../primitives/RinkMark/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ProTip.css.ts';

export interface ProTipProps {
  /** The tip in a few words. */
  title: string;
  /** The tip. */
  text: string;
  /** Its place in the outline of the page. */
  level?: 2 | 3;
  /** Where a link to it leads (`#id`); the heading's id is made from it. */
  id: string;
}

/** One thing that those who do it every day would tell you. */
export const ProTip = ({ title, text, level = 2, id }: ProTipProps) => (
  <section id={id} aria-labelledby={`${id}-title`} data-surface="crease" className={styles.tip}>
    <span className={styles.mark}>
      <RinkMark variant="crease" />
    </span>
    <div className={styles.words}>
      <p className={styles.kicker}>Pro tip</p>
      <Heading level={level} size="lg" id={`${id}-title`}>
        {title}
      </Heading>
      <Text size="lg" measure="reading">
        {text}
      </Text>
    </div>
  </section>
);
