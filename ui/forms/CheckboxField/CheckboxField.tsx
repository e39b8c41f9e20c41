import type { ReactNode } from 'react';
import { controlProps, FieldError, type FieldProps } from '../field.tsx';
import { field as frame } from '../field.css.ts';
import * as styles from './CheckboxField.css.ts';

export interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  /** What is agreed to, as a sentence; links may stand in it. */
  children: ReactNode;
  /** Whether it is checked at first. */
  defaultChecked?: boolean;
}

/** A yes. The words beside it can be pressed as well. */
export const CheckboxField = ({
  children,
  defaultChecked = false,
  ...field
}: CheckboxFieldProps) => (
  <div className={frame}>
    <div className={styles.row}>
      <input
        {...controlProps(field)}
        type="checkbox"
        required
        defaultChecked={defaultChecked}
        className={styles.box}
      />
      <label htmlFor={field.id} className={styles.words}>
        {children}
      </label>
    </div>
    <FieldError id={field.id} error={field.error} />
  </div>
);
