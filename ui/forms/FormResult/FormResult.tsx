import type { ReactNode } from 'react';
import { Icon } from '../../primitives/index.ts';
import * as styles from './FormResult.css.ts';

export const formResultVariants = ['success', 'failure'] as const;

export interface FormResultProps {
  /** How it went. */
  variant: (typeof formResultVariants)[number];
  /** The same in a sentence. */
  text: string;
  /** What to do now: links and buttons. */
  children?: ReactNode;
}

/** How it went, beside the button that was pressed. It stays: toasts are gone before all have read them. */
export const FormResult = ({ variant, text, children }: FormResultProps) => (
  <div className={`${styles.result} ${styles.variant[variant]}`}>
    <p className={styles.words}>
      <span className={styles.mark}>
        <Icon name={variant === 'success' ? 'check' : 'alert'} size="md" />
      </span>
      <span>{text}</span>
    </p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
);
