import { useEffect, useRef, type MouseEvent } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { scrollToStart } from '../scrollToStart.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** The heading. */
  title: string;
  /** The errors in the order of the fields: the id of the control, and its message. */
  errors: readonly { id: string; text: string }[];
}

const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (
    !(
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    )
  )
    return;
  event.preventDefault();
  // Scrolls to the label, so that it is visible below the sticky header.
  (field.labels?.[0] ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
};

/** Renders all errors of a form as links to their fields, and takes the focus when it mounts. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    scrollToStart(box.current);
    box.current.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      {/* Not on the focused element: screen readers announce a focused alert twice or cut it off. */}
      <div role="alert" className={styles.words}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <ul role="list" className={styles.list}>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={focusField} className={styles.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
