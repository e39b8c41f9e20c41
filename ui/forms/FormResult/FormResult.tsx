import type { ReactNode } from 'react';
import { Icon } from '../../primitives/index.ts';
import * as styles from './FormResult.css.ts';

export const formResultKinds = ['success', 'failure'] as const;

export interface FormResultProps {
  /** How it went. */
  kind: (typeof formResultKinds)[number];
  /** The same in a sentence. */
  text: string;
  /** What to do now: links and buttons. */
  children?: ReactNode;
}

/** How it went, beside the button that was pressed. It stays: toasts are gone before all have read them. */
export const FormResult = ({ kind, text, children }: FormResultProps) => (
  <div className={`${styles.result} ${styles.kind[kind]}`}>
    <p className={styles.words}>
      <span className={styles.mark}>
        <Icon name={kind === 'success' ? 'check' : 'alert'} size="md" />
      </span>
      <span>{text}</span>
    </p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
);
