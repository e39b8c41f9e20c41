import type { ReactNode } from 'react';
import { FieldWrapper } from '../field.tsx';
import { controlProps, type FieldProps } from '../fieldProps.ts';
import * as styles from './CheckboxField.css.ts';

export interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  /** The label beside the checkbox. May contain links. */
  children: ReactNode;
  /** Whether it is checked initially. */
  defaultChecked?: boolean;
}

/** Renders a required checkbox. A click on its label toggles it. */
export const CheckboxField = ({
  children,
  defaultChecked = false,
  ...field
}: CheckboxFieldProps) => (
  <FieldWrapper {...field}>
    <div className={styles.row}>
      <input
        {...controlProps(field)}
        type="checkbox"
        required
        defaultChecked={defaultChecked}
        className={styles.box}
      />
      <label htmlFor={field.id} className={styles.label}>
        {children}
      </label>
    </div>
  </FieldWrapper>
);
