import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon/index.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/index.ts';
import * as styles from './field.css.ts';
import { errorId, hintId, type FieldProps } from './fieldProps.ts';

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

interface FieldWrapperProps extends Pick<
  FieldProps,
  'id' | 'hint' | 'isHintVisible' | 'error' | 'isCorrected'
> {
  children: ReactNode;
  /** Left out by a checkbox, whose label is beside it. */
  label?: string;
}

/** Renders a control with its label and hint above and its error below. */
export const FieldWrapper = ({
  id,
  label,
  hint,
  isHintVisible = true,
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
    {hint && isHintVisible && (
      <p id={hintId(id)} className={styles.hint}>
        {hint}
      </p>
    )}
    {hint && !isHintVisible && (
      <VisuallyHidden>
        <span id={hintId(id)}>{hint}</span>
      </VisuallyHidden>
    )}
    {children}
    <FieldError id={id} error={error} isCorrected={isCorrected} />
  </div>
);
