import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './GuideFacts.css.ts';

interface GuideFactsProps {
  time: string;
  updated: { text: string; iso: string } | undefined;
  /** The button to rink mode. */
  children: ReactNode;
}

const printPage = () => print();

/** Renders the duration of a guide, its date, and the buttons to rink mode and to print. */
export const GuideFacts = ({ time, updated, children }: GuideFactsProps) => (
  <div className={styles.facts}>
    <dl className={styles.pairs}>
      <div className={styles.pair}>
        <dt className={styles.term}>Time</dt>
        <dd className={styles.fact}>{time}</dd>
      </div>
      {updated && (
        <div className={styles.pair}>
          <dt className={styles.term}>Updated</dt>
          <dd className={styles.fact}>
            <time dateTime={updated.iso}>{updated.text}</time>
          </dd>
        </div>
      )}
    </dl>
    <div className={styles.actions}>
      {children}
      <Button variant="outline" onClick={printPage}>
        Print guide
      </Button>
    </div>
  </div>
);
