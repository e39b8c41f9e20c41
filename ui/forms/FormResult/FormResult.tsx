import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import * as styles from './FormResult.css.ts';
import type { formResultVariants } from './values.ts';

export interface FormResultProps {
  /** Whether the form was sent. `unconfirmed` when nobody knows. */
  variant: (typeof formResultVariants)[number];
  /** The result in a sentence. */
  text: string;
  /** What to do next: links and buttons. */
  children?: ReactNode;
}

/**
 * Renders the result of sending a form beside its button. It stays, in contrast to a toast, which does
 * not cover its text.
 */
export const FormResult = ({ variant, text, children }: FormResultProps) => (
  <div className={`${styles.result} ${styles.variant[variant]}`}>
    <p className={styles.message}>
      <span className={styles.icon}>
        <Icon name={variant === 'success' ? 'check' : 'alert'} size="md" />
      </span>
      <span data-toast-avoids="">{text}</span>
    </p>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
