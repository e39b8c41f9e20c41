import { useEffect, useRef, type MouseEvent } from 'react';
import { Heading } from '../../primitives/index.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** What it says first. */
  title: string;
  /** What is wrong, in the order of the fields: the field's id, and the words that stand there. */
  errors: readonly { id: string; text: string }[];
}

const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
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
  // The label first, clear of the header: a field without its question is no help.
  (field.labels?.[0] ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
};

/** All that is wrong with a form, above it, each a way to its field. It takes the focus when it comes. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      {/* Inside: an alert that takes the focus itself is read twice, or cut short. */}
      <div role="alert" className={styles.words}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={goTo} className={styles.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
