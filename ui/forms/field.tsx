import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon/index.ts';
import * as styles from './field.css.ts';

export interface FieldProps {
  /** The id of the control. Label, hint, error and the links of an error summary refer to it. */
  id: string;
  /** The name of the control in the form's data. */
  name: string;
  /** The label above the control. */
  label: string;
  /** Help text between label and control. */
  hint?: string | undefined;
  /** The validation error, shown below the control. */
  error?: string | undefined;
}

type Described = Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>;

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Returns the attributes that connect a control to its hint and error. */
export const controlProps = ({ id, name, hint, error }: Described) => ({
  id,
  name,
  'aria-describedby':
    [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
  'data-invalid': error ? true : undefined,
});

/** Renders the error of a field as an icon and text, or nothing. */
const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error ? (
    <p id={errorId(id)} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon name="alert" />
      </span>
      <span>{error}</span>
    </p>
  ) : null;

interface FieldWrapperProps extends Pick<FieldProps, 'id' | 'hint' | 'error'> {
  children: ReactNode;
  /** Left out by a checkbox, whose label is beside it. */
  label?: string;
}

/** Renders a control with its label and hint above and its error below. */
export const FieldWrapper = ({ id, label, hint, error, children }: FieldWrapperProps) => (
  <div className={styles.field}>
    {label && (
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    )}
    {hint && (
      <p id={hintId(id)} className={styles.hint}>
        {hint}
      </p>
    )}
    {children}
    <FieldError id={id} error={error} />
  </div>
);
