import { Button } from '../../primitives/Button/index.ts';
import * as styles from './GuideFacts.css.ts';

interface GuideFactsProps {
  time: string;
  updated: { text: string; iso: string } | undefined;
}

const printPage = () => print();

/** Renders the duration of a guide, its date, and a print button. */
export const GuideFacts = ({ time, updated }: GuideFactsProps) => (
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
    <div className={styles.print}>
      <Button variant="outline" onClick={printPage}>
        Print this guide
      </Button>
    </div>
  </div>
);
