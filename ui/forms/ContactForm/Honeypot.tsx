import * as styles from './ContactForm.css.ts';

export interface HoneypotProps {
  /** The name of the field, which looks like that of a real one. */
  name: string;
  /** The label, for a visitor who sees it because the page has no styles. */
  label: string;
}

/** Renders a field that people neither see nor reach. A program that fills in every field does. */
export const Honeypot = ({ name, label }: HoneypotProps) => (
  <div aria-hidden="true" className={styles.honeypot}>
    <label>
      {label} <input name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
