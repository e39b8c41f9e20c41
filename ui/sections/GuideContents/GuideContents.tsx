import { useLink } from '../../foundations/link.ts';
import * as styles from './GuideContents.css.ts';
import { useCurrentPart } from './useCurrentPart.ts';

export interface GuideContentsProps {
  /** The parts, in their order. */
  parts: readonly { id: string; title: string }[];
}

const titleId = 'contents-title';

/** Renders links to the parts of a guide. On wide windows it marks the part that is read. */
export const GuideContents = ({ parts }: GuideContentsProps) => {
  const Link = useLink();
  const current = useCurrentPart(parts.map(({ id }) => id));
  return (
    <nav aria-labelledby={titleId} className={styles.contents}>
      <p id={titleId} className={styles.title}>
        In this guide
      </p>
      <ol role="list" className={styles.list}>
        {parts.map(({ id, title }) => (
          <li key={id} className={styles.item}>
            <Link
              href={`#${id}`}
              className={styles.link}
              {...(id === current && { 'aria-current': 'location', 'data-current': '' })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
