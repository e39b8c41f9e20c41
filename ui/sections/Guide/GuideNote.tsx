import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './GuideNote.css.ts';

export interface GuideNoteProps {
  /** A sentence or two, or several as a list. Without one, there is no box around the link. */
  note?: string | readonly string[] | undefined;
  /** A link below the note. */
  children?: ReactNode;
}

/** Renders a note in a box. */
export const GuideNote = ({ note, children }: GuideNoteProps) => {
  if (!note) return children;
  return (
    <div className={styles.note}>
      {typeof note === 'string' ? (
        <Text size="lg">{note}</Text>
      ) : (
        <ul role="list" className={styles.list}>
          {note.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
};
