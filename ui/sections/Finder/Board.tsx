import { useEffect, useRef, type ReactNode } from 'react';
import type { Tone } from '../../foundations/tokens/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { AnswerScale } from './AnswerScale.tsx';
import * as styles from './Board.css.ts';
import type { FinderAnswer } from './Finder.tsx';

/** Becomes a live region after it was added, so that screen readers read new answers only. */
const Status = ({ children }: { children: ReactNode }) => {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.setAttribute('aria-live', 'polite'), []);
  return (
    <div ref={region} role="status" aria-live="off" className={styles.answer}>
      {children}
    </div>
  );
};

interface BoardProps {
  answer: Omit<FinderAnswer, 'table'>;
  /** The name of the answer. */
  label: string;
  /** The color of the edge and of the button. */
  tone: Tone;
  /** Makes the board of a desktop as high as the questions and the table below them. */
  isBesideTable?: boolean;
}

/** Renders the answer of a finder on a scoreboard, with its drawing and the button to the store. */
export const Board = ({ answer, label, tone, isBesideTable = false }: BoardProps) => (
  <div
    data-surface="night"
    className={`${styles.board} ${styles.edge[tone]} ${isBesideTable ? styles.besideTable : ''}`}
  >
    <Status>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{answer.value}</p>
      <p className={styles.detail}>{answer.detail}</p>
      {answer.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Status>
    {answer.drawing && (
      <div className={styles.drawing[answer.drawingPlace ?? 'beside']}>{answer.drawing}</div>
    )}
    {(answer.scale ?? answer.store) && (
      <div className={styles.store}>
        {answer.scale && <AnswerScale {...answer.scale} />}
        {answer.store?.price && <p className={styles.detail}>{answer.store.price}</p>}
        {answer.store && (
          <ButtonLink
            href={answer.store.href}
            external
            tone={tone}
            width="fillPhone"
            context={answer.store.context}
          >
            {answer.store.label}
          </ButtonLink>
        )}
      </div>
    )}
  </div>
);
