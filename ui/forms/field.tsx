/** What all fields have around them: a label above, a hint, what is wrong below. */
import type { ReactNode } from 'react';
import { Icon } from '../primitives/index.ts';
import * as styles from './field.css.ts';

export interface FieldProps {
  /** Its own id on the page: label, hint, error and the links of a summary find it by this. */
  id: string;
  /** Its name in what is sent. */
  name: string;
  /** What is asked for. */
  label: string;
  /** What helps to answer. */
  hint?: string | undefined;
  /** What is wrong with the answer, and how to mend it. */
  error?: string | undefined;
}

type Described = Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>;

const hintOf = (id: string) => `${id}-hint`;
const errorOf = (id: string) => `${id}-error`;

/** What ties a control to its words. */
export const controlProps = ({ id, name, hint, error }: Described) => ({
  id,
  name,
  'aria-describedby':
    [hint && hintOf(id), error && errorOf(id)].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
  'data-invalid': error ? true : undefined,
});

/** What is wrong, in words and with a sign: never by colour alone. */
export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error ? (
    <p id={errorOf(id)} className={styles.error}>
      <span className={styles.mark}>
        <Icon name="alert" />
      </span>
      <span>{error}</span>
    </p>
  ) : null;

type FrameProps = Omit<FieldProps, 'name'> & { children: ReactNode };

/** A control with its words around it. */
export const FieldFrame = ({ id, label, hint, error, children }: FrameProps) => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    {hint && (
      <p id={hintOf(id)} className={styles.hint}>
        {hint}
      </p>
    )}
    {children}
    <FieldError id={id} error={error} />
  </div>
);
