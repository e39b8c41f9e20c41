import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ProTip.css.ts';

export interface ProTipProps {
  /** The heading. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** The target of links (`#id`), and the base of the heading's id. */
  id: string;
}

/** Renders a tip in a box. */
export const ProTip = ({ title, text, id }: ProTipProps) => (
  <section id={id} aria-labelledby={`${id}-title`} data-surface="crease" className={styles.tip}>
    <div className={styles.words}>
      <p className={styles.kicker}>Pro tip</p>
      <Heading level={2} size="lg" id={`${id}-title`}>
        {title}
      </Heading>
      <Text size="lg" measure="reading">
        {text}
      </Text>
    </div>
  </section>
);
