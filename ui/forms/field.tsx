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
  /**
   * Whether `error` has been corrected. It is no longer shown, but its space remains until it is removed.
   *
   * @default false
   */
  isCorrected?: boolean | undefined;
}

type Described = Pick<FieldProps, 'id' | 'name' | 'hint' | 'error' | 'isCorrected'>;

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Returns the attributes that connect a control to its hint and error. */
export const controlProps = ({ id, name, hint, error, isCorrected = false }: Described) => {
  const isInvalid = error !== undefined && !isCorrected;
  return {
    id,
    name,
    'aria-describedby':
      [hint && hintId(id), isInvalid && errorId(id)].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
    'data-invalid': isInvalid || undefined,
  };
};

/** Renders the error of a field as an icon and text, or nothing. */
const FieldError = ({
  id,
  error,
  isCorrected = false,
}: Pick<FieldProps, 'id' | 'error' | 'isCorrected'>) =>
  error ? (
    <p
      id={errorId(id)}
      className={isCorrected ? `${styles.error} ${styles.corrected}` : styles.error}
    >
      <span className={styles.errorIcon}>
        <Icon name="alert" />
      </span>
      <span>{error}</span>
    </p>
  ) : null;

interface FieldWrapperProps extends Pick<FieldProps, 'id' | 'hint' | 'error' | 'isCorrected'> {
  children: ReactNode;
  /** Left out by a checkbox, whose label is beside it. */
  label?: string;
}

/** Renders a control with its label and hint above and its error below. */
export const FieldWrapper = ({
  id,
  label,
  hint,
  error,
  isCorrected,
  children,
}: FieldWrapperProps) => (
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
    <FieldError id={id} error={error} isCorrected={isCorrected} />
  </div>
);
